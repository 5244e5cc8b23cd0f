import {fold, squeeze} from '../engine/fold';
import type {Match} from './matchOf';
import {keepWhere, rangeOf, readPageText, startOf, type PageText} from './pageText';

const plain = (text: string) => squeeze(fold(text));

/** Characters with which the index linearises formulas (src/shared/html/formulaText), and those that it normalises. */
const OF_FORMULAS = /[\^_()/√*|−∗∣-]/g;
const withoutSigns = (text: string) => text.replace(OF_FORMULAS, '');

/**
 * Finds a match on a page: its words in the matched text, in the first occurrence at or after the element `from`;
 * if the page does not have that text as indexed, the first occurrence of its longest word. A text with formulas is
 * compared without operator signs.
 */
export function findMatch(root: Element, match: Match, from: Element | null): Range[] {
  const page = readPageText(root);
  const text = plain(match.text);
  const words = match.words
    .map(plain)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  return (
    findText(page, from, text, words) ??
    findText(
      keepWhere(page, (char) => withoutSigns(char) !== ''),
      from,
      withoutSigns(text),
      words.map(withoutSigns).filter(Boolean),
    ) ??
    findWord(page, from, words)
  );
}

function find(page: PageText, from: Element | null, sought: string): number {
  const first = page.text.indexOf(sought);
  const after = first >= 0 && from ? page.text.indexOf(sought, startOf(page, from)) : -1;
  return after >= 0 ? after : first;
}

function findText(page: PageText, from: Element | null, sought: string, words: string[]): Range[] | undefined {
  const place = find(page, from, sought);
  return place < 0
    ? undefined
    : words.flatMap((word) => placesOf(page.text, word, place, place + sought.length)).map(([low, high]) => rangeOf(page, low, high));
}

function findWord(page: PageText, from: Element | null, words: string[]): Range[] {
  const longest = words.find((word) => page.text.includes(word));
  if (!longest) {
    return [];
  }
  const place = find(page, from, longest);
  return [rangeOf(page, place, place + longest.length)];
}

function placesOf(text: string, word: string, start: number, end: number): [number, number][] {
  const places: [number, number][] = [];
  for (let at = text.indexOf(word, start); at >= 0 && at + word.length <= end; at = text.indexOf(word, at + word.length)) {
    places.push([at, at + word.length]);
  }
  return places;
}
