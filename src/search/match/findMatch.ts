import {fold, squeeze} from '../engine/fold';
import type {Match} from './matchOf';
import {keepWhere, rangeOf, readPageText, startOf, type PageText} from './pageText';

const plain = (text: string) => squeeze(fold(text));

/** With what the index writes a formula in one line (plugins/formulaText), and the signs that it writes as others. */
const OF_FORMULAS = /[\^_()/√*|−∗∣-]/g;
const withoutSigns = (text: string) => text.replace(OF_FORMULAS, '');

/**
 * Where a match stands on a page: its words in the matched text, the first such text at or after the element `from`;
 * where the page does not have that text as it was indexed, the first place of its longest word. A text with formulas is
 * compared without their signs.
 */
export function findMatch(root: Element, match: Match, from: Element | null): Range[] {
  const page = readPageText(root);
  const bare = keepWhere(page, (char) => withoutSigns(char) !== '');
  const start = from ? startOf(page, from) : 0;
  const bareStart = from ? startOf(bare, from) : 0;
  const words = match.words.map(plain).filter(Boolean).sort((a, b) => b.length - a.length);
  const whole = findText(page, start, plain(match.text), words);
  return whole ?? findText(bare, bareStart, withoutSigns(plain(match.text)), words.map(withoutSigns).filter(Boolean)) ?? findWord(page, start, words);
}

function find({text}: PageText, start: number, sought: string): number {
  const after = text.indexOf(sought, start);
  return after >= 0 ? after : text.indexOf(sought);
}

function findText(page: PageText, start: number, sought: string, words: string[]): Range[] | undefined {
  const place = find(page, start, sought);
  return place < 0 ? undefined : words.flatMap((word) => placesOf(page.text, word, place, place + sought.length)).map(([low, high]) => rangeOf(page, low, high));
}

function findWord(page: PageText, start: number, words: string[]): Range[] {
  const longest = words.find((word) => find(page, start, word) >= 0);
  const place = longest ? find(page, start, longest) : 0;
  return longest ? [rangeOf(page, place, place + longest.length)] : [];
}

function placesOf(text: string, word: string, start: number, end: number): [number, number][] {
  const places: [number, number][] = [];
  for (let at = text.indexOf(word, start); at >= 0 && at + word.length <= end; at = text.indexOf(word, at + word.length)) {
    places.push([at, at + word.length]);
  }
  return places;
}
