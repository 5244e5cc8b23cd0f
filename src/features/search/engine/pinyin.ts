import {approximate, type Matches} from './lookup';
import type {Query} from './query';
import {isHan, isWord} from './runs';
import type {SearchIndex} from './searchIndex';
import {entriesOfBigram, shortest} from './segment';
import type {Steps} from './steps';

/** Committed Chinese characters, then pinyin letters; `'` and spaces separate syllables. */
const COMPOSED = /^[\u4e00-\u9fff\s]*[a-z][a-z'\s]*$/;
/** The least committed characters to look up passages by. */
const COMMITTED = /^[\u4e00-\u9fff]{2,}/;
const QUALITY = {full: 0.92, mixed: 0.86, initials: 0.8};

/** Greater than the length of any heading: a position is packed as entry × PLACES + offset. */
const PLACES = 4096;

/** A substring of a heading that the query spells. */
interface Reading {
  /** How many Chinese characters were spelt by whole syllables, and by initials only. */
  syllables: number;
  initials: number;
  end: number;
}

/** Finds the headings that the query spells in pinyin (full, initials, or an unfinished syllable); if there are none, passages. */
export function matchPinyin(index: SearchIndex, matches: Matches, query: Query): void {
  const spelt = query.text.replace(/\s+/g, "'");
  if (!COMPOSED.test(query.text) || spelt.length < 2) {
    return;
  }
  const tokens = query.tokens.map((_, token) => token);
  let isHeading = false;
  for (const place of index.spellings.get(spelt.replaceAll("'", '').slice(0, 2)) ?? []) {
    const entry = Math.floor(place / PLACES);
    const start = place % PLACES;
    const {folded} = index.entries[entry]!;
    const reading = read(index, folded, start, spelt, 0);
    const quality =
      reading && qualityOf(reading, start === 0 || !isSpellable(folded, start - 1), start === 0 && reading.end === folded.length);
    if (quality) {
      isHeading = true;
      approximate(index, matches, entry, tokens, {quality, text: folded.slice(start, reading.end)});
    }
  }
  if (!isHeading) {
    matchInPassages(index, matches, tokens, spelt);
  }
}

/** Finds the passages in which the letters spell what follows the committed characters: one whole syllable at least. */
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
        approximate(index, matches, entry, tokens, {quality: qualityOf(reading, false, false), text: folded.slice(at, reading.end)});
        break;
      }
    }
  }
}

/** Positions in the headings, keyed by the first two letters or Chinese characters of their spellings. */
export function* indexSpellings(headings: {folded: string}[], syllables: Map<string, string[]>): Steps<Map<string, number[]>> {
  const places = new Map<string, number[]>();
  const sounds = new Map<string, Spellings>();
  const soundsOf = (char: string): Spellings => {
    const known = sounds.get(char) ?? startsOf(char, syllables.get(char) ?? []);
    sounds.set(char, known);
    return known;
  };
  for (const [entry, {folded}] of headings.entries()) {
    yield;
    for (let at = 0; at < Math.min(folded.length, PLACES); at++) {
      if (isSpellable(folded, at) && !isInsideWord(folded, at)) {
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

/** A character's spellings: one-unit ones, the first two units of longer ones, and the first letters of all. */
interface Spellings {
  letters: string[];
  pairs: string[];
  firsts: string[];
}

function startsOf(char: string, syllables: string[]): Spellings {
  const pieces = [char, ...syllables.flatMap((syllable) => [syllable, ...initialsOf(syllable)])];
  const unique = (list: string[]) => [...new Set(list)];
  return {
    letters: unique(pieces.filter(({length}) => length === 1)),
    pairs: unique(pieces.filter(({length}) => length > 1).map((piece) => piece.slice(0, 2))),
    firsts: unique(pieces.map((piece) => piece[0]!)),
  };
}

const initialsOf = (syllable: string): string[] => (/^[zcs]h/.test(syllable) ? [syllable.slice(0, 2), syllable[0]!] : [syllable[0]!]);

/** The least number of initials: four, three at the start of a phrase, two for a whole heading. */
function qualityOf({syllables, initials}: Reading, atStart: boolean, isWhole: boolean): number {
  if (initials === 0) {
    return syllables > 0 ? QUALITY.full : 0;
  }
  if (syllables > 0) {
    return initials > syllables ? QUALITY.initials - 0.02 : QUALITY.mixed;
  }
  return initials >= (isWhole ? 2 : atStart ? 3 : 4) ? QUALITY.initials : 0;
}

const NONE: string[] = [];

/** Matches the query from `from` on with the heading's characters from `at` on; whole syllables before initials. */
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
  if (!isSpellable(folded, at) && folded[at] === ' ') {
    return read(index, folded, at + 1, spelt, from);
  }
  if (folded[at] === spelt[from]) {
    return read(index, folded, at + 1, spelt, from + 1);
  }
  const syllables = index.syllables.get(folded[at]!) ?? NONE;
  for (const syllable of syllables) {
    if (syllable[0] !== spelt[from]) {
      continue;
    }
    const rest = spelt.length - from;
    const isWhole = spelt.startsWith(syllable, from);
    if (isWhole || (rest > 1 && rest < syllable.length && syllable.startsWith(spelt.slice(from)))) {
      const after = read(index, folded, at + 1, spelt, from + (isWhole ? syllable.length : rest));
      if (after) {
        return {...after, syllables: after.syllables + 1};
      }
    }
  }
  for (const syllable of syllables) {
    for (const initial of syllable[0] === spelt[from] ? initialsOf(syllable) : NONE) {
      const after = spelt.startsWith(initial, from) && read(index, folded, at + 1, spelt, from + initial.length);
      if (after) {
        return {...after, initials: after.initials + 1};
      }
    }
  }
  return undefined;
}

/** A spelling does not start inside a Latin word (the L of “WSL 安装”). */
const isInsideWord = (text: string, at: number) => isWord(text.charCodeAt(at)) && isWord(text.charCodeAt(at - 1));

const isSpellable = (text: string, at: number) => isHan(text.charCodeAt(at)) || isWord(text.charCodeAt(at));
