import {nearestPlace, patternMasks} from './distance';
import {entriesWithLiteral, isPair} from './literal';
import {approximate, type Approximation, type Matches} from './lookup';
import {hasBit} from './masks';
import {withoutQuestion, type Part, type Query} from './query';
import type {SearchIndex} from './searchIndex';
import {entriesOfHan} from './segment';

const HOMOPHONE = 0.9;
const NEAR = 0.85;
/** A place with all of the run's characters comes before one that lacks some. */
const SHORTENED = 0.03;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Patterns of `nearestPlace` have at most so many characters. */
const LONGEST = 32;
const SHORTEST_IN_TEXT = 4;
const TWO_ERRORS_FROM = 9;

/** Finds what was meant by a run of Chinese characters that is nowhere as it is: one is wrong, missing or too many. */
export function matchMisspelt(index: SearchIndex, matches: Matches, query: Query, part: Part): void {
  for (const run of new Set([...withoutQuestion(part.text), part.text])) {
    const from = query.text.indexOf(run, query.tokens[part.tokens[0]!]!.start);
    const tokens = part.tokens.filter((token) => query.tokens[token]!.start >= from && query.tokens[token]!.start < from + run.length);
    const pairs = tokens.map((token) => query.tokens[token]!.text).filter((text) => isPair(text) && run.includes(text));
    if (run.length < 2 || entriesWithLiteral(index, run, pairs).length > 0) {
      continue;
    }
    const found = homophones(index, run);
    if (found.size === 0) {
      near(index, run, headingsWith(index, run, run.length - errorsIn(run)), found);
    }
    if (run.length >= SHORTEST_IN_TEXT) {
      near(index, run, matches.touched.filter((entry) => index.entries[entry]!.level === 0 && holdsHalf(matches, entry, tokens)), found);
    }
    found.forEach((approximation, entry) => approximate(matches, entry, tokens, approximation));
  }
}

/** The headings that hold so many of a run's characters. */
function headingsWith({segments: [titles]}: SearchIndex, run: string, least: number): number[] {
  const chars = new Set(run);
  const counts = new Map<number, number>();
  for (const char of chars) {
    new Set(entriesOfHan(titles!, char)).forEach((entry) => counts.set(entry, (counts.get(entry) ?? 0) + 1));
  }
  return [...counts].flatMap(([entry, count]) => (count >= least - (run.length - chars.size) ? entry : []));
}

/** One edit leaves at least half of a run's bigrams but two. */
function holdsHalf({masks}: Matches, entry: number, tokens: number[]): boolean {
  return tokens.filter((token) => hasBit(masks, entry, token)).length >= Math.max(1, tokens.length / 2 - 1);
}

/** The headings with a place that is read like the run and shares characters with it. */
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
          if (wrong * 2 > run.length || !readings[offset]!.some((syllable) => index.syllables.get(folded[at + offset]!)?.includes(syllable))) {
            break;
          }
        }
      }
      if (offset === run.length) {
        found.set(entry, {quality: HOMOPHONE, text: folded.slice(at, at + run.length)});
        break;
      }
    }
  }
  return found;
}

const errorsIn = ({length}: string) => (length < 3 ? 0 : length < TWO_ERRORS_FROM ? 1 : 2);

/** Adds the entries with a place that is few edits away from the run. */
function near(index: SearchIndex, run: string, entries: number[], found: Map<number, Approximation>): void {
  const pattern = run.slice(0, LONGEST);
  const masks = patternMasks(pattern);
  const bound = errorsIn(pattern);
  for (const entry of entries) {
    const {folded} = index.entries[entry]!;
    const {distance, end} = nearestPlace(pattern, folded, masks);
    if (distance <= bound) {
      const isShortened = [...pattern].some((char) => !folded.includes(char));
      found.set(entry, {quality: NEAR - 0.05 * (distance - 1) - (isShortened ? SHORTENED : 0), text: folded.slice(Math.max(0, end - pattern.length), end).replace(EDGES, '')});
    }
  }
}
