import path from 'node:path';
import type {Code, Link, Paragraph, Parents, PhrasingContent, Root} from 'mdast';
import type {VFile} from 'vfile';
import {readText} from '../../../shared/build/readText';
import {fenceMeta} from '../../../shared/markdown/fenceMeta';
import {isOutput} from '../../../shared/markdown/isOutput';
import {resolveBeside} from '../../../shared/markdown/resolveBeside';
import {visit} from '../../../shared/markdown/visit';
import {isProgram, PROGRAM_LANGUAGES, wholeProgram} from '../wholeProgram';

interface Listing {
  parent: Parents;
  /** The last block that shows the file. */
  node: Code;
  isPart: boolean;
}

/**
 * Below the last part that a page shows of a program's file: links to the whole file and to the headers that it needs, so that what
 * the parts call is never out of reach. A file that is shown whole has them for its headers alone.
 */
export default function wholePrograms() {
  return (root: Root, file: VFile) => {
    const listings = listingsOf(root, file);
    const programs = [...listings].map(([source, listing]) => ({...listing, source, files: wholeProgram(source, file.path).files}));
    // A header that a program of the page includes is linked with that program.
    const included = new Set(programs.filter(({source}) => isProgram(source)).flatMap(({files}) => files.slice(1)));
    for (const {parent, node, isPart, source, files} of programs) {
      if (!included.has(source) && (isPart || files.length > 1)) {
        parent.children.splice(endOf(parent, node), 0, lineOf(file.path, files, isPart) as never);
      }
    }
  };
}

function listingsOf(root: Root, file: VFile): Map<string, Listing> {
  const listings = new Map<string, Listing>();
  visit(root, 'code', (node, _, parent) => {
    const meta = fenceMeta(node.meta);
    if (meta.file && PROGRAM_LANGUAGES.includes(node.lang ?? '')) {
      const source = resolveBeside(file, node, meta.file);
      const isWhole = !meta.region || listings.get(source)?.isPart === false;
      listings.set(source, {parent, node, isPart: !isWhole});
    }
  });
  return listings;
}

/** Where the block and what it prints end. */
function endOf({children}: Parents, node: Code): number {
  let at = (children as unknown[]).indexOf(node) + 1;
  for (let next = children[at]; next?.type === 'code' && isOutput(next.lang ?? '', fenceMeta(next.meta)); next = children[at]) {
    at += 1;
  }
  return at;
}

function lineOf(page: string, [source = '', ...needed]: string[], isPart: boolean): Paragraph {
  const whole: PhrasingContent[] = [text('完整的程序：'), linkTo(page, source), text(`，${lengthOf(source)} 行`)];
  const rest = needed.flatMap((one, i) => [...(i > 0 ? [text('、')] : []), linkTo(page, one)]);
  const needs = rest.length > 0 ? [text(isPart ? '；它还用到 ' : '编译、运行它还用到 '), ...rest] : [];
  return {
    type: 'paragraph',
    data: {hProperties: {className: ['whole-program']}},
    children: [...(isPart ? whole : []), ...needs],
  };
}

const text = (value: string): PhrasingContent => ({type: 'text', value});

/** A link as an author writes it: Docusaurus makes an asset of the file. */
const linkTo = (page: string, file: string): Link => ({
  type: 'link',
  url: `./${path.relative(path.dirname(page), file).split(path.sep).map(encodeURIComponent).join('/')}`,
  children: [{type: 'text', value: path.basename(file)}],
});

const lengthOf = (file: string): number => readText(file).trimEnd().split('\n').length;
