import type {CheerioAPI} from 'cheerio';
import type {Emphasis, Parents, Root, Strong, Text} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {mathToMarkdown} from 'mdast-util-math';
import {defaultHandlers, toMarkdown as write, type Info, type State} from 'mdast-util-to-markdown';
import {visit} from '../../../shared/markdown/visit';
import {toMdast} from './toMdast';

type Rest = [parent: Parents | undefined, state: State, info: Info];

/** What may mean something in Markdown; the last ones only where a line begins, `(` only behind a `]`. */
const MARK = /[\0-\x1f!$&*:<@[\\\]_`{|}~\x7f]|www\.|^ | $|^(?:[#+=>-]|\d+[.)])/i;

/** A plain body (./plain) as Markdown with GFM tables, formulas in dollars, and titles in the lines that open code. */
export function toMarkdown($: CheerioAPI): string {
  const tree: Root = {type: 'root', children: toMdast($.root().contents().toArray())};
  visit(tree, ['link', 'image'], (node) => {
    if ('url' in node) {
      node.url = readable(node.url);
    }
  });
  return write(tree, {
    bullet: '-',
    rule: '-',
    resourceLink: true,
    extensions: [gfmToMarkdown({tablePipeAlign: false}), mathToMarkdown()],
    handlers: {strong: around('**'), emphasis: around('*'), text},
  });
}

/** Most text has nothing to escape: it is not searched for each of the forty marks. */
const text = withPeek(
  (node: Text, ...rest: Rest) => (MARK.test(node.value) ? defaultHandlers.text(node, ...rest) : node.value),
  (node: Text, ...rest: Rest) => (MARK.test(node.value.charAt(0)) ? defaultHandlers.text(node, ...rest) : node.value),
);

/** As the site's own Markdown: marks that touch Chinese punctuation are not worked around with character references. */
const around = (mark: string) =>
  withPeek(
    (node: Strong | Emphasis, _: unknown, state: State, info: Info) =>
      mark + state.containerPhrasing(node, {...info, before: mark, after: mark}) + mark,
    () => mark,
  );

/** What stands before a node asks how it begins: without `peek` (mdast-util-to-markdown, container-phrasing) it is written twice. */
function withPeek<Handler extends object>(handler: Handler, peek: Handler): Handler {
  return Object.assign(handler, {peek});
}

/** Chinese as such; spaces, and what would end the address, stay encoded. */
export function readable(url: string): string {
  try {
    return decodeURI(url).replace(/[\s()<>]/g, encodeURIComponent);
  } catch {
    return url;
  }
}
