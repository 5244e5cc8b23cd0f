import type {AnyNode, CheerioAPI} from 'cheerio';
import {AROUND, NOT_TEXT} from '../../src/search/notText';
import {codePassages} from './codePassages';
import {textOf} from './text';

/** A heading (`h1` to `h6`) or a passage of text (`content`), in the order of the page. */
export interface Passage {
  tag: string;
  id: string;
  text: string;
}

const HEADING = 'h1, h2[id], h3[id], h4[id], h5[id], h6[id]';
const BLOCK = 'p, li, tr, dt, dd, figcaption, summary, blockquote, [class*="admonitionHeading"]';

/** The headings and passages of a page: paragraphs, list items, rows of tables, captions and code. */
export function passagesOf($: CheerioAPI): Passage[] {
  // Asked once for the page, not once for each of its thousands of passages.
  const around = new Set<AnyNode>($(AROUND));
  const elements = $(`${HEADING}, ${BLOCK}, pre`).toArray().filter((element) => !isInside(element, around));
  const apart = new Set<AnyNode>([...around, ...elements, ...$(`${NOT_TEXT}, table, ul, ol`)]);
  const passages = elements.flatMap((element): Passage[] => {
    const {tagName, attribs} = element;
    if (tagName === 'pre') {
      return codePassages($(element).text()).map((text) => ({tag: 'content', id: '', text}));
    }
    return [{tag: /^h[1-6]$/.test(tagName) ? tagName : 'content', id: attribs.id ?? '', text: textOf(element, apart)}];
  });
  const first = passages.findIndex(({tag}) => tag === 'h1');
  const seen = new Set<string>();
  return first < 0 ? [] : passages.slice(first).filter(({tag, text}, at) => (tag === 'content' ? isText(text) && !isRepeated(seen, text) : text && (tag !== 'h1' || at === 0)));
}

function isInside(node: AnyNode, elements: ReadonlySet<AnyNode>): boolean {
  return elements.has(node) || (node.parent !== null && isInside(node.parent as AnyNode, elements));
}

/** Rows of numbers are not searched for. */
const isText = (text: string) => text.length > 1 && text.replace(/[^\p{L}]/gu, '').length > text.length * 0.3;

function isRepeated(seen: Set<string>, text: string): boolean {
  const isOld = seen.has(text);
  seen.add(text);
  return isOld;
}
