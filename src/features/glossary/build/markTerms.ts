import path from 'node:path';
import type {Root, RootContent} from 'hast';
import type {VFile} from 'vfile';
import {readTerms} from '../readTerms';
import {docId} from '../../../shared/markdown/docId';
import {finderOf, termsFor, usesOf} from './findTerms';
import {choose, type Found} from './choose';
import {mark} from './mark';
import {textsOf} from './texts';

type Options = {baseUrl: string};

/** Marks the first use of terms on a doc's page, the rarest words of the site first. */
export default function glossary({baseUrl}: Options) {
  let known: ReturnType<typeof knownTerms> | undefined;
  return (tree: Root, file: VFile) => {
    const id = docId(file);
    if (id === undefined) {
      return;
    }
    // Lazily: the processors of posts and pages never need it, and it reads all docs.
    known ??= knownTerms(path.resolve());
    const {terms, finder, uses} = known;
    const find = finder(termsFor(id, terms));
    const texts = textsOf(tree);
    const found = texts.flatMap(({node, block}): Found[] => find(node.value).map((hit) => ({...hit, node, block})));
    const chosen = choose(found, (term) => uses.get(term)!);
    for (const {node, parent} of texts) {
      const marks = chosen.filter((mark) => mark.node === node).sort((a, b) => a.index - b.index);
      if (marks.length > 0) {
        const cuts = [0, ...marks.flatMap(({index, name}) => [index, index + name.length]), node.value.length];
        const pieces = cuts.slice(1).map((cut, i) => node.value.slice(cuts[i], cut));
        const children = pieces.map((piece, i): RootContent =>
          i % 2 === 1 ? mark(marks[(i - 1) / 2]!.term, piece, baseUrl) : {type: 'text', value: piece},
        );
        parent.children.splice(parent.children.indexOf(node), 1, ...children);
      }
    }
  };
}

function knownTerms(root: string) {
  const terms = readTerms(root);
  const finder = finderOf(terms);
  return {terms, finder, uses: usesOf(terms, finder(terms), root)};
}
