import {entriesBetween, lowerBound, packPostings, pair, type Postings} from './postings';
import {runsOf} from './runs';

/** An immutable index of some of the entries: bigrams of Chinese characters, and words of other scripts. */
export interface Segment {
  /** A bigram's key is its two code units; the last character of a run is followed by 0. */
  bigrams: Postings;
  /** A word's key is its place in the vocabulary. */
  words: Postings;
  ids: Map<string, number>;
  /** Every word between line feeds, so that `indexOf` finds inner parts. */
  vocabulary: string;
  wordStarts: Uint32Array;
}

/** Indexes folded texts; the first is entry number `base`. */
export function buildSegment(texts: string[], base: number): Segment {
  const bigrams: number[] = [];
  const words: number[] = [];
  const ids = new Map<string, number>();
  texts.forEach((text, index) => {
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
  const wordStarts = new Uint32Array(ids.size);
  let at = 1;
  for (const [word, id] of ids) {
    wordStarts[id] = at;
    at += word.length + 1;
  }
  return {bigrams: packPostings(bigrams), words: packPostings(words), ids, vocabulary: `\n${[...ids.keys()].join('\n')}\n`, wordStarts};
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
export function wordsWith({vocabulary, wordStarts}: Segment, part: string, atStart: boolean): number[] {
  const found: number[] = [];
  const sought = atStart ? `\n${part}` : part;
  for (let at = vocabulary.indexOf(sought); at >= 0; at = vocabulary.indexOf(sought, at)) {
    const id = lowerBound(wordStarts, at + (atStart ? 2 : 1)) - 1;
    found.push(id);
    at = wordStarts[id + 1] ?? vocabulary.length;
    at -= 1;
  }
  return found;
}
