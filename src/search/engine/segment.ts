import {holders, join, type Joined} from './joined';
import {entriesBetween, packPostings, pair, type Postings} from './postings';
import {runsOf} from './runs';

/** An immutable index of some of the entries: bigrams of Chinese characters, and words of other scripts. */
export interface Segment {
  /** A bigram's key is its two code units; the last character of a run is followed by 0. */
  bigrams: Postings;
  /** A word's key is its place in the vocabulary. */
  words: Postings;
  ids: Map<string, number>;
  vocabulary: Joined;
  /** For each word the set of its letters. */
  letters: Int32Array;
  /** The texts without spaces, and the number of the first. */
  texts: Joined;
  base: number;
}

/** Indexes folded texts, given with and without spaces; the first is entry number `base`. */
export function buildSegment(texts: {folded: string; squeezed: string}[], base: number): Segment {
  const bigrams: number[] = [];
  const words: number[] = [];
  const ids = new Map<string, number>();
  texts.forEach(({folded: text}, index) => {
    for (const {kind, start, end} of runsOf(text)) {
      if (kind === 'han') {
        for (let at = start; at < end; at++) {
          bigrams.push(pair(bigramKey(text.charCodeAt(at), at + 1 < end ? text.charCodeAt(at + 1) : 0), base + index));
        }
      } else {
        const word = text.slice(start, end);
        const id = ids.get(word) ?? ids.size;
        ids.set(word, id);
        words.push(pair(id, base + index));
      }
    }
  });
  const vocabulary = [...ids.keys()];
  return {
    bigrams: packPostings(bigrams),
    words: packPostings(words),
    ids,
    vocabulary: join(vocabulary),
    letters: Int32Array.from(vocabulary, lettersOf),
    texts: join(texts.map(({squeezed}) => squeezed)),
    base,
  };
}

const bigramKey = (first: number, second: number) => first * 0x10000 + second;

/** The entries that hold a bigram or, given one character, that character. */
export function entriesOfHan({bigrams}: Segment, text: string): Uint32Array {
  const key = bigramKey(text.charCodeAt(0), text.length > 1 ? text.charCodeAt(1) : 0);
  return entriesBetween(bigrams, key, text.length > 1 ? key : key + 0xffff);
}

/** The entries that hold a word of the vocabulary, by its number. */
export function entriesOfWord({words}: Segment, id: number): Uint32Array {
  return entriesBetween(words, id, id);
}

/** The numbers of the words that hold `part`: those that start with it only, when that is asked for. */
export const wordsWith = ({vocabulary}: Segment, part: string, atStart: boolean): number[] => holders(vocabulary, part, atStart);

/** The entries that hold a text as it is, spaces aside. */
export const entriesWithText = ({texts, base}: Segment, squeezed: string): number[] => holders(texts, squeezed).map((number) => base + number);

/** The set of a word's letters, one bit each; what is no letter shares the bits by its code. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    letters |= 1 << (word.charCodeAt(at) & 31);
  }
  return letters;
}
