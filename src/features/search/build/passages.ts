import type {AnyNode, CheerioAPI, Element} from 'cheerio';
import {AROUND, NOT_TEXT} from '../notText';
import {isElement} from '../../../shared/html/isElement';
import {codePassages} from './codePassages';
import {textOf} from './text';

/** A heading (`h1` to `h6`) or a passage of text (`content`), in the order of the page. */
export interface Passage {
  tag: string;
  id: string;
  text: string;
}

const HEADING = /^h[1-6]$/;
const BLOCKS = new Set('p li tr dt dd figcaption summary blockquote pre'.split(' '));

const isHeading = ({name, attribs}: Element) => name === 'h1' || (HEADING.test(name) && 'id' in attribs);
const isBlock = ({name, attribs}: Element) => BLOCKS.has(name) || (attribs.class ?? '').includes('admonitionHeading');

/** The headings and passages of a page: paragraphs, list items, rows of tables, captions and code. */
export function passagesOf($: CheerioAPI): Passage[] {
  // Computed once for the page: it has thousands of passages.
  const around = new Set<AnyNode>($(AROUND));
  const elements = passageElements($.root().get(0)!.children, around);
  const apart = new Set<AnyNode>([...around, ...elements, ...$(`${NOT_TEXT}, table, ul, ol`)]);
  const passages = elements.flatMap((element): Passage[] => {
    const {name, attribs} = element;
    if (name === 'pre') {
      return codePassages($(element).text()).map((text) => ({tag: 'content', id: '', text}));
    }
    return [{tag: HEADING.test(name) ? name : 'content', id: attribs.id ?? '', text: textOf(element, apart)}];
  });
  const first = passages.findIndex(({tag}) => tag === 'h1');
  const seen = new Set<string>();
  return first < 0
    ? []
    : passages
        .slice(first)
        .filter(({tag, text}, at) => (tag === 'content' ? isText(text) && !isRepeated(seen, text) : text && (tag !== 'h1' || at === 0)));
}

const passageElements = (nodes: AnyNode[], around: ReadonlySet<AnyNode>): Element[] =>
  nodes.flatMap((node) =>
    isElement(node) && !around.has(node)
      ? [...(isHeading(node) || isBlock(node) ? [node] : []), ...passageElements(node.children, around)]
      : [],
  );

/** Numeric rows are not indexed. */
const isText = (text: string) => text.length > 1 && text.replace(/[^\p{L}]/gu, '').length > text.length * 0.3;

function isRepeated(seen: Set<string>, text: string): boolean {
  const isOld = seen.has(text);
  seen.add(text);
  return isOld;
}
