import {holders, join, type Joined} from './joined';
import {addPair, createPairs, entriesBetween, entriesOf, packPostings, type Pairs, type Postings} from './postings';
import {classOf, NEITHER, runsOf, type CharacterClass} from './runs';
import type {Steps} from './steps';

/** An immutable index of some of the entries: bigrams of Chinese characters, words of other scripts, and the bigrams between them. */
export interface Segment {
  /** By two code units: pairs of Chinese characters, the last of a run followed by 0; and the first two of a word, or one followed by 0. */
  bigrams: Postings;
  /** By two code units: bigrams across runs, ignoring spaces. */
  crossRun: Postings;
  /** By the number of a word. */
  words: Postings;
  /** The words that no earlier segment has, and the number of the first. */
  fresh: string[];
  vocabulary: Joined;
  first: number;
  /** For each of them the set of its letters. */
  letters: Int32Array;
}

/** Texts indexed in one step. */
const STEP = 200;

/** Indexes folded texts; the first is entry number `base`. Words that `ids` does not have get the next numbers. */
export function* buildSegment(texts: {folded: string}[], base: number, ids: Map<string, number>): Steps<Segment> {
  const most = texts.reduce((length, {folded}) => length + folded.length, 0);
  const bigrams = createPairs(most);
  const crossRun = createPairs(most);
  const words = createPairs(most);
  const fresh: string[] = [];
  const first = ids.size;
  for (const [index, {folded: text}] of texts.entries()) {
    if (index % STEP === 0) {
      yield;
    }
    const entry = base + index;
    addCrossRunPairs(crossRun, text, entry);
    for (const {kind, start, end} of runsOf(text)) {
      if (kind === 'han') {
        for (let at = start; at < end; at++) {
          addPair(bigrams, keyOf(text.charCodeAt(at), at + 1 < end ? text.charCodeAt(at + 1) : 0), entry);
        }
      } else {
        const word = text.slice(start, end);
        let id = ids.get(word);
        if (id === undefined) {
          id = ids.size;
          ids.set(word, id);
          fresh.push(word);
        }
        addPair(words, id, entry);
        addPair(bigrams, keyOf(text.charCodeAt(start), start + 1 < end ? text.charCodeAt(start + 1) : 0), entry);
      }
    }
  }
  return {
    bigrams: yield* packPostings(bigrams),
    crossRun: yield* packPostings(crossRun),
    words: yield* packPostings(words),
    fresh,
    vocabulary: join(fresh),
    first,
    letters: Int32Array.from(fresh, lettersOf),
  };
}

/** Adds the bigrams across runs, ignoring spaces. */
function addCrossRunPairs(crossRun: Pairs, text: string, entry: number): void {
  let before = 0;
  let classBefore: CharacterClass = NEITHER;
  let isApart = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) {
      isApart = true;
      continue;
    }
    const kind = classOf(code);
    if (before > 0 && (isApart || kind === NEITHER || kind !== classBefore)) {
      addPair(crossRun, keyOf(before, code), entry);
    }
    before = code;
    classBefore = kind;
    isApart = false;
  }
}

const isSpace = (code: number) => code === 32 || (classOf(code) === NEITHER && /\s/.test(String.fromCharCode(code)));

const keyOf = (first: number, second: number) => first * 0x10000 + second;
const keyOfPair = (text: string) => keyOf(text.charCodeAt(0), text.charCodeAt(1));

/** The entries that hold a pair of Chinese characters or one of them, or a word that starts with one or two other characters. */
export function entriesOfBigram({bigrams}: Segment, text: string): Uint32Array {
  const first = text.charCodeAt(0) * 0x10000;
  return text.length > 1 ? entriesOf(bigrams, keyOfPair(text)) : entriesBetween(bigrams, first, first + 0xffff);
}

/** The entries with a bigram across two runs, ignoring spaces. */
export const entriesOfCrossRunPair = ({crossRun}: Segment, text: string): Uint32Array => entriesOf(crossRun, keyOfPair(text));

/** The entries that hold a word, by its number. */
export const entriesOfWord = ({words}: Segment, id: number): Uint32Array => entriesOf(words, id);

/** How many entries have a word, by its number. */
export const frequencyOfWord = (segments: Segment[], id: number): number =>
  segments.reduce((sum, segment) => sum + entriesOfWord(segment, id).length, 0);

/** The list with the fewest entries. */
export const shortest = (lists: Uint32Array[]): Uint32Array => lists.reduce((least, list) => (list.length < least.length ? list : least));

/** The numbers of the segment's own words that contain `part`. */
export const wordsWith = ({vocabulary, first}: Segment, part: string): number[] =>
  holders(vocabulary, part).map((number) => first + number);

/** The set of a word's letters, one bit each; what is no letter shares the bits by its code. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    letters |= 1 << (word.charCodeAt(at) & 31);
  }
  return letters;
}
