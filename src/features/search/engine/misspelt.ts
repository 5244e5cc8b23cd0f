import {nearestPlace} from './distance';
import {hasLiteral} from './literal';
import {approximate, type Approximation, type Matches} from './lookup';
import {bitCount, maskOf} from './masks';
import {withoutQuestion, type Part, type Query} from './query';
import type {SearchIndex} from './searchIndex';
import {entriesOfBigram} from './segment';

const HOMOPHONE_QUALITY = 0.9;
const NEAR_HOMOPHONE_QUALITY = 0.85;
/** Matches with all of the run's characters rank before those that lack some. */
const SHORTENED_PENALTY = 0.03;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Patterns of `nearestPlace` have at most so many characters. */
const MAX_WORD_LENGTH = 32;
const MIN_LENGTH_IN_TEXT = 4;
const MIN_LENGTH_FOR_ONE_TOO_MANY = 6;
const MIN_LENGTH_FOR_TWO_ERRORS = 9;
/** The most passages that are examined: those with the most bigrams of the run. */
const MAX_CANDIDATES = 1500;

/** Approximate matches of a run of Chinese characters that occurs nowhere exactly and is no glossary term: one character is wrong, missing or added. */
export function matchMisspelt(index: SearchIndex, matches: Matches, query: Query, part: Part): void {
  for (const run of new Set([...withoutQuestion(part.text), part.text])) {
    const from = query.text.indexOf(run, query.tokens[part.tokens[0]!]!.start);
    const tokens = part.tokens.filter((token) => query.tokens[token]!.start >= from && query.tokens[token]!.start < from + run.length);
    if (run.length < 2 || hasLiteral(index, run) || index.glossary.some((terms) => terms.includes(run))) {
      continue;
    }
    const found = homophones(index, run);
    if (found.size === 0) {
      near(index, run, headingsWith(index, run, run.length - errorsIn(run)), found);
    }
    if (run.length >= MIN_LENGTH_IN_TEXT) {
      near(index, run, passagesWithHalf(index, matches, tokens), found);
    }
    found.forEach((approximation, entry) => approximate(index, matches, entry, tokens, approximation));
  }
}

/** The headings that contain at least `least` of a run's characters. */
function headingsWith({headings, segments}: SearchIndex, run: string, least: number): number[] {
  const chars = new Set(run);
  const enough = Math.max(1, least - (run.length - chars.size));
  const counts = new Uint8Array(headings);
  // A heading may have a character several times.
  const counted = new Uint8Array(headings);
  let nth = 0;
  for (const char of chars) {
    nth++;
    for (const entry of entriesOfBigram(segments[0]!, char)) {
      counts[entry]! += Number(counted[entry] !== nth);
      counted[entry] = nth;
    }
  }
  const found: number[] = [];
  counts.forEach((count, entry) => count >= enough && found.push(entry));
  return found;
}

/** Candidate passages: an edit destroys at most two bigrams. Those with the most bigrams first. */
function passagesWithHalf({headings}: SearchIndex, {masks, touched}: Matches, tokens: number[]): number[] {
  const least = Math.max(1, tokens.length / 2 - 1);
  const {low, high} = maskOf(tokens);
  const byCount: number[][] = [[], ...tokens.map(() => [])];
  for (const entry of touched) {
    const count = bitCount(masks.low[entry]! & low) + bitCount(masks.high[entry]! & high);
    if (entry >= headings && count >= least) {
      byCount[count]!.push(entry);
    }
  }
  return byCount.reverse().flat().slice(0, MAX_CANDIDATES);
}

/** The headings with a homophone of the run that shares characters with it. */
function homophones(index: SearchIndex, run: string): Map<number, Approximation> {
  const found = new Map<number, Approximation>();
  const readings = [...run].map((char) => index.syllables.get(char) ?? []);
  for (const entry of headingsWith(index, run, run.length / 2)) {
    const {folded} = index.entries[entry]!;
    for (let at = 0; at + run.length <= folded.length; at++) {
      let wrong = 0;
      let offset = 0;
      for (; offset < run.length; offset++) {
        if (run[offset] !== folded[at + offset]) {
          wrong++;
          if (
            wrong * 2 > run.length ||
            !readings[offset]!.some((syllable) => index.syllables.get(folded[at + offset]!)?.includes(syllable))
          ) {
            break;
          }
        }
      }
      if (offset === run.length) {
        found.set(entry, {quality: HOMOPHONE_QUALITY, text: folded.slice(at, at + run.length)});
        break;
      }
    }
  }
  return found;
}

const errorsIn = ({length}: string) => (length < 3 ? 0 : length < MIN_LENGTH_FOR_TWO_ERRORS ? 1 : 2);

/** Whether a text has a short run but for one character inside of it: that is half of another name rather than a slip of the reader's. */
function hasOneTooMany(run: string, folded: string): boolean {
  return (
    run.length < MIN_LENGTH_FOR_ONE_TOO_MANY &&
    Array.from({length: run.length - 2}, (_, at) => run.slice(0, at + 1) + run.slice(at + 2)).some((rest) => folded.includes(rest))
  );
}

/** Adds the entries with a substring within a small edit distance of the run. */
function near(index: SearchIndex, run: string, entries: number[], found: Map<number, Approximation>): void {
  const pattern = run.slice(0, MAX_WORD_LENGTH);
  const bound = errorsIn(pattern);
  for (const entry of entries) {
    const {folded} = index.entries[entry]!;
    const {distance, end} = nearestPlace(pattern, folded);
    if (distance <= bound && !(entry >= index.headings && hasOneTooMany(pattern, folded))) {
      const isShortened = [...pattern].some((char) => !folded.includes(char));
      found.set(entry, {
        quality: NEAR_HOMOPHONE_QUALITY - 0.05 * (distance - 1) - (isShortened ? SHORTENED_PENALTY : 0),
        text: folded.slice(Math.max(0, end - pattern.length), end).replace(EDGES, ''),
      });
    }
  }
}
