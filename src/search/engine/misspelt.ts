import {nearestPlace} from './distance';
import {approximate, type Approximation, type Matches} from './lookup';
import {hasBit} from './masks';
import {withoutQuestion, type Part, type Query} from './query';
import type {SearchIndex} from './searchIndex';

const HOMOPHONE = 0.9;
const NEAR = 0.85;
/** Patterns of `nearestPlace` have at most so many characters. */
const LONGEST = 32;
const SHORTEST_IN_TEXT = 4;
const TWO_ERRORS_FROM = 9;

/** Finds what was meant by a run of Chinese characters that is nowhere as it is: one is wrong, missing or too many. */
export function matchMisspelt(index: SearchIndex, matches: Matches, query: Query, part: Part): void {
  for (const run of new Set([...withoutQuestion(part.text), part.text])) {
    const from = query.text.indexOf(run, query.tokens[part.tokens[0]!]!.start);
    const tokens = part.tokens.filter((token) => query.tokens[token]!.start >= from && query.tokens[token]!.start < from + run.length);
    if (run.length < 2 || matches.touched.some((entry) => index.entries[entry]!.folded.includes(run))) {
      continue;
    }
    const found = homophones(index, run);
    if (found.size === 0) {
      near(index, run, headings(index), found);
    }
    if (run.length >= SHORTEST_IN_TEXT) {
      near(index, run, matches.touched.filter((entry) => index.entries[entry]!.level === 0 && holdsHalf(matches, entry, tokens)), found);
    }
    found.forEach((approximation, entry) => approximate(matches, entry, tokens, approximation));
  }
}

const headings = (index: SearchIndex) => Array.from({length: index.headings}, (_, entry) => entry);

/** One edit leaves at least half of a run's bigrams but two. */
function holdsHalf({masks}: Matches, entry: number, tokens: number[]): boolean {
  return tokens.filter((token) => hasBit(masks, entry, token)).length >= Math.max(1, tokens.length / 2 - 1);
}

/** The headings with a place that is read like the run and shares characters with it. */
function homophones(index: SearchIndex, run: string): Map<number, Approximation> {
  const found = new Map<number, Approximation>();
  const readings = [...run].map((char) => index.syllables.get(char) ?? []);
  for (let entry = 0; entry < index.headings; entry++) {
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

/** Adds the entries with a place that is few edits away from the run. */
function near(index: SearchIndex, run: string, entries: number[], found: Map<number, Approximation>): void {
  const pattern = run.slice(0, LONGEST);
  const bound = pattern.length < 3 ? 0 : pattern.length < TWO_ERRORS_FROM ? 1 : 2;
  for (const entry of entries) {
    const {folded} = index.entries[entry]!;
    const {distance, end} = nearestPlace(pattern, folded);
    if (distance <= bound) {
      found.set(entry, {quality: NEAR - 0.05 * (distance - 1), text: folded.slice(Math.max(0, end - pattern.length), end)});
    }
  }
}
