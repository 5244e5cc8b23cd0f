import {fold, squeeze} from '../engine/fold';
import type {Match} from './matchOf';
import {rangeOf, readPageText, startOf} from './pageText';

const plain = (text: string) => squeeze(fold(text));

/**
 * Where a match stands on a page: its words in the matched text, the first such text at or after the element `from`;
 * where the page does not have that text as it was indexed, the first place of its longest word.
 */
export function findMatch(root: Element, {text, words}: Match, from: Element | null): Range[] {
  const page = readPageText(root);
  const start = from ? startOf(page, from) : 0;
  const find = (sought: string) => {
    const after = page.text.indexOf(sought, start);
    return after >= 0 ? after : page.text.indexOf(sought);
  };
  const sought = words.map(plain).filter(Boolean).sort((a, b) => b.length - a.length);
  const whole = plain(text);
  const place = find(whole);
  if (place >= 0) {
    return sought.flatMap((word) => placesOf(page.text, word, place, place + whole.length)).map(([low, high]) => rangeOf(page, low, high));
  }
  const longest = sought.find((word) => find(word) >= 0);
  return longest ? [rangeOf(page, find(longest), find(longest) + longest.length)] : [];
}

function placesOf(text: string, word: string, start: number, end: number): [number, number][] {
  const places: [number, number][] = [];
  for (let at = text.indexOf(word, start); at >= 0 && at + word.length <= end; at = text.indexOf(word, at + word.length)) {
    places.push([at, at + word.length]);
  }
  return places;
}
