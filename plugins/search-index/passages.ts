import type {CheerioAPI} from 'cheerio';
import {AROUND} from '../../src/search/notText';
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
  const main = $('main').first();
  main.find(AROUND).remove();
  const passages = main
    .find(`${HEADING}, ${BLOCK}, pre`)
    .toArray()
    .flatMap((element): Passage[] => {
      const node = $(element);
      if (node.is(HEADING)) {
        return [{tag: element.tagName, id: node.attr('id') ?? '', text: textOf($, element)}];
      }
      if (node.is('pre')) {
        return codePassages($, element).map((text) => ({tag: 'content', id: '', text}));
      }
      const own = node.clone();
      own.find(`${BLOCK}, ${HEADING}, pre, table, ul, ol`).remove();
      own.find('td, th').append(' ');
      return [{tag: 'content', id: '', text: textOf($, own[0]!)}];
    });
  const first = passages.findIndex(({tag}) => tag === 'h1');
  const seen = new Set<string>();
  return first < 0 ? [] : passages.slice(first).filter(({tag, text}, at) => (tag === 'content' ? isText(text) && !isRepeated(seen, text) : text && (tag !== 'h1' || at === 0)));
}

/** Rows of numbers are not searched for. */
const isText = (text: string) => text.length > 1 && text.replace(/[^\p{L}]/gu, '').length > text.length * 0.3;

function isRepeated(seen: Set<string>, text: string): boolean {
  const isOld = seen.has(text);
  seen.add(text);
  return isOld;
}
