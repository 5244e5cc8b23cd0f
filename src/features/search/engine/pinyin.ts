import {approximate, type Matches} from './lookup';
import type {Query} from './query';
import {isHan, isWord} from './runs';
import type {SearchIndex} from './searchIndex';
import {entriesOfBigram, shortest} from './segment';
import type {Steps} from './steps';

/** Chinese characters that are committed already, then letters; `'` and spaces cut syllables. */
const COMPOSED = /^[\u4e00-\u9fff\s]*[a-z][a-z'\s]*$/;
/** Enough of them to look passages up by. */
const COMMITTED = /^[\u4e00-\u9fff]{2,}/;
const QUALITY = {full: 0.92, mixed: 0.86, initials: 0.8};

/** More than the longest heading has characters. */
const PLACES = 4096;

/** A place in a heading that is read as the query says. */
interface Reading {
  /** How many Chinese characters were given by letters: whole syllables, and by initials only. */
  syllables: number;
  initials: number;
  end: number;
}

/** Finds the headings that the query spells: in full, by initials, or as far as an input method has come; where none is spelt so, passages. */
export function matchPinyin(index: SearchIndex, matches: Matches, query: Query): void {
  const spelt = query.text.replace(/\s+/g, "'");
  if (!COMPOSED.test(query.text) || spelt.length < 2) {
    return;
  }
  const tokens = query.tokens.map((_, token) => token);
  let isHeading = false;
  for (const place of index.spoken.get(spelt.replaceAll("'", '').slice(0, 2)) ?? []) {
    const entry = Math.floor(place / PLACES);
    const start = place % PLACES;
    const {folded} = index.entries[entry]!;
    const reading = read(index, folded, start, spelt, 0);
    const quality =
      reading && qualityOf(reading, start === 0 || !isSpoken(folded, start - 1), start === 0 && reading.end === folded.length);
    if (quality) {
      isHeading = true;
      approximate(matches, entry, tokens, {quality, text: folded.slice(start, reading.end)});
    }
  }
  if (!isHeading) {
    matchInPassages(index, matches, tokens, spelt);
  }
}

/** Finds the passages that go on after the characters that are committed already as the letters say: by one whole syllable at least. */
function matchInPassages(index: SearchIndex, matches: Matches, tokens: number[], spelt: string): void {
  const committed = COMMITTED.exec(spelt)?.[0];
  if (!committed) {
    return;
  }
  const pairs = Array.from({length: committed.length - 1}, (_, at) => committed.slice(at, at + 2));
  for (const entry of index.segments.slice(1).flatMap((segment) => [...shortest(pairs.map((pair) => entriesOfBigram(segment, pair)))])) {
    const {folded} = index.entries[entry]!;
    for (let at = folded.indexOf(committed); at >= 0; at = folded.indexOf(committed, at + 1)) {
      const reading = read(index, folded, at, spelt, 0);
      if (reading && reading.syllables > 0) {
        approximate(matches, entry, tokens, {quality: qualityOf(reading, false, false), text: folded.slice(at, reading.end)});
        break;
      }
    }
  }
}

/** The places in the headings that a query may start at, by the first two letters or Chinese characters of what they may be spelt with. */
export function* spokenPlaces(headings: {folded: string}[], syllables: Map<string, string[]>): Steps<Map<string, number[]>> {
  const places = new Map<string, number[]>();
  const sounds = new Map<string, Sounds>();
  const soundsOf = (char: string): Sounds => {
    const known = sounds.get(char) ?? startsOf(char, syllables.get(char) ?? []);
    sounds.set(char, known);
    return known;
  };
  for (const [entry, {folded}] of headings.entries()) {
    yield;
    for (let at = 0; at < Math.min(folded.length, PLACES); at++) {
      if (isSpoken(folded, at) && !isInsideWord(folded, at)) {
        const {letters, pairs} = soundsOf(folded[at]!);
        const next = folded[folded[at + 1] === ' ' ? at + 2 : at + 1];
        for (const start of new Set([
          ...pairs,
          ...(next ? letters.flatMap((letter) => soundsOf(next).firsts.map((first) => letter + first)) : []),
        ])) {
          const list = places.get(start) ?? [];
          places.set(start, list);
          list.push(entry * PLACES + at);
        }
      }
    }
  }
  return places;
}

/** What a character may be spelt with: as one letter or itself, as two letters or the first two of more; and the first letters of all these. */
interface Sounds {
  letters: string[];
  pairs: string[];
  firsts: string[];
}

function startsOf(char: string, syllables: string[]): Sounds {
  const pieces = [char, ...syllables.flatMap((syllable) => [syllable, ...initialsOf(syllable)])];
  const unique = (list: string[]) => [...new Set(list)];
  return {
    letters: unique(pieces.filter(({length}) => length === 1)),
    pairs: unique(pieces.filter(({length}) => length > 1).map((piece) => piece.slice(0, 2))),
    firsts: unique(pieces.map((piece) => piece[0]!)),
  };
}

const initialsOf = (syllable: string): string[] => (/^[zcs]h/.test(syllable) ? [syllable.slice(0, 2), syllable[0]!] : [syllable[0]!]);

/** Initials alone say little: at least four of them, three at the start of a phrase, two for a whole heading. */
function qualityOf({syllables, initials}: Reading, atStart: boolean, isWhole: boolean): number {
  if (initials === 0) {
    return syllables > 0 ? QUALITY.full : 0;
  }
  if (syllables > 0) {
    return initials > syllables ? QUALITY.initials - 0.02 : QUALITY.mixed;
  }
  return initials >= (isWhole ? 2 : atStart ? 3 : 4) ? QUALITY.initials : 0;
}

/** Reads the query from `from` on as the characters of the heading from `at` on; whole syllables before initials. */
function read(index: SearchIndex, folded: string, at: number, spelt: string, from: number): Reading | undefined {
  while (spelt[from] === "'") {
    from++;
  }
  if (from >= spelt.length) {
    return {syllables: 0, initials: 0, end: at};
  }
  if (at >= folded.length) {
    return undefined;
  }
  if (!isSpoken(folded, at) && folded[at] === ' ') {
    return read(index, folded, at + 1, spelt, from);
  }
  if (folded[at] === spelt[from]) {
    return read(index, folded, at + 1, spelt, from + 1);
  }
  for (const syllable of index.syllables.get(folded[at]!) ?? []) {
    const rest = spelt.length - from;
    const isWhole = spelt.startsWith(syllable, from);
    if (isWhole || (rest > 1 && rest < syllable.length && syllable.startsWith(spelt.slice(from)))) {
      const after = read(index, folded, at + 1, spelt, from + (isWhole ? syllable.length : rest));
      if (after) {
        return {...after, syllables: after.syllables + 1};
      }
    }
  }
  for (const syllable of index.syllables.get(folded[at]!) ?? []) {
    for (const initial of initialsOf(syllable)) {
      const after = spelt.startsWith(initial, from) && read(index, folded, at + 1, spelt, from + initial.length);
      if (after) {
        return {...after, initials: after.initials + 1};
      }
    }
  }
  return undefined;
}

/** WSL 安装 is not read from its L on. */
const isInsideWord = (text: string, at: number) => isWord(text.charCodeAt(at)) && isWord(text.charCodeAt(at - 1));

const isSpoken = (text: string, at: number) => isHan(text.charCodeAt(at)) || isWord(text.charCodeAt(at));
