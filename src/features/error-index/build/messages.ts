import {createSlugger} from '@docusaurus/utils';
import {splitFrontMatter} from '../../../shared/markdown/source';

/** A message that a tool prints, and the heading of the page that explains it. */
export interface Message {
  text: string;
  /** The anchor of the section. */
  anchor: string;
}

/** Headings of sections that say what goes wrong. */
const SECTION = /常见错误|报错|排错|症状|出错|怎么办/;
const FENCE = /^ *(`{3,}|~{3,}) *(.*?) *$/;
const HEADING = /^(#{2,3}) +(.+?)(?: *\{#([^}]+)\})? *$/;
/** A word by which a tool says that something went wrong. */
const FAILURE =
  /\b(?:errors?|warning|fatal|fail(?:ed|ure|s)?|cannot|can['’]t|could(?: not|n['’]t)|unable|denied|refused|not found|no such|not allowed|invalid|undefined|unknown|missing|(?:un)?expected|tim(?:ed|e) ?out|timeout|deprecated|killed|segmentation fault|overflow|out of memory|already|must be|is not|not (?:a|an|in|open|supported|set|installed|permitted|available)|unreachable|reset by peer|broken pipe|conflicts?|abort(?:ed|ing)?|illegal|unrecognized|mismatch|corrupt(?:ed)?|exceed(?:ed|s)|prohibited|unsuitable|no space|too (?:many|large|long|short|small)|[A-Z]\w+(?:Error|Exception|Warning)|cudaError\w+)\b/i;
const COMMAND = /^(?:\$ |[\w./-]+ +--?\w)/;
const CODE = /[;{}]\s*$|=>|&&|^\s*(?:\/\/|#include|import |from \S+ import|if |for |return |except )/;

/** Whether a piece of code on a page is something a tool printed because something went wrong, not a command or a piece of a program. */
export const isMessage = (text: string): boolean =>
  text.length >= 8 &&
  text.length <= 200 &&
  /[A-Za-z]{2,}\W+[A-Za-z]{2,}|[a-z](?:Error|Exception)\b|cudaError/.test(text) &&
  FAILURE.test(text) &&
  !COMMAND.test(text) &&
  !CODE.test(text);

/** The messages in the sections of a note that say what goes wrong, each once, with the anchor of its section. */
export function messagesOf(source: string): Message[] {
  const slugger = createSlugger();
  const found = new Map<string, Message>();
  const add = (text: string, anchor: string) => {
    if (isMessage(text) && !found.has(text)) {
      found.set(text, {text, anchor});
    }
  };
  /** The anchor of the section that says what goes wrong, while in one. */
  let anchor: string | undefined;
  /** The signs and the language of the fence, while in one. */
  let fence: {signs: string; isPrinted: boolean} | undefined;
  for (const line of splitFrontMatter(source.replace(/\r\n/g, '\n')).body.split('\n')) {
    const [, signs, info = ''] = FENCE.exec(line) ?? [];
    if (signs && (!fence || (signs.startsWith(fence.signs) && info === ''))) {
      fence = fence ? undefined : {signs, isPrinted: /^(?:text|console)?(?:\s|$)/.test(info)};
      continue;
    }
    if (fence) {
      if (anchor && fence.isPrinted) {
        add(line.trim(), anchor);
      }
      continue;
    }
    const [, depth, title = '', id] = HEADING.exec(line) ?? [];
    if (depth) {
      const slug = id ?? slugger.slug(title);
      anchor = SECTION.test(title) || (anchor && depth === '###') ? slug : undefined;
    } else if (anchor) {
      for (const [, code = ''] of line.matchAll(/(?<!`)`([^`]+)`(?!`)/g)) {
        add(code, anchor);
      }
    }
  }
  return [...found.values()];
}
