import {squeeze} from './fold';
import {isHan, isWord} from './runs';
import type {SearchIndex} from './searchIndex';
import {entriesOfBigram, entriesOfSeam, entriesOfWord, shortest, wordsWith, type Segment} from './segment';

/** The entries that hold a text as it is, spaces aside; a single word where it is several words without the spaces between them. */
export function entriesWithLiteral(index: SearchIndex, text: string): number[] {
  const squeezed = squeeze(text);
  const holds = (entry: number) => index.entries[entry]!.squeezed.includes(squeezed);
  const pairs = pairsOf(squeezed);
  if (pairs.length > 0) {
    return index.segments.flatMap((segment) => [...shortest(pairs.map((pair) => entriesOfPair(segment, pair)))].filter(holds));
  }
  if (squeezed === text) {
    return entriesWithWords(index, text);
  }
  const seams = [...text.matchAll(/(\S)\s+(?=(\S))/g)].map((match) => match[1]! + match[2]!);
  const inWord = index.segments.flatMap((segment) => wordsWith(segment, squeezed));
  return index.segments.flatMap((segment) =>
    [...inWord.flatMap((id) => [...entriesOfWord(segment, id)]), ...shortest(seams.map((seam) => entriesOfSeam(segment, seam)))].filter(
      holds,
    ),
  );
}

/** Whether any entry holds a run of Chinese characters. */
export function isKnownRun({segments, entries}: SearchIndex, run: string): boolean {
  const pairs = pairsOf(run);
  return segments.some((segment) =>
    shortest(pairs.map((pair) => entriesOfPair(segment, pair))).some((entry) => entries[entry]!.squeezed.includes(run)),
  );
}

/** The pairs of neighbours that are not both of words. */
function pairsOf(squeezed: string): string[] {
  const pairs = Array.from({length: squeezed.length - 1}, (_, at) => squeezed.slice(at, at + 2));
  return pairs.filter((pair) => !isWord(pair.charCodeAt(0)) || !isWord(pair.charCodeAt(1)));
}

/** Two Chinese characters may stand in one run or, with a space between, in two. */
function entriesOfPair(segment: Segment, pair: string): Uint32Array {
  const apart = entriesOfSeam(segment, pair);
  const together = isHan(pair.charCodeAt(0)) && isHan(pair.charCodeAt(1)) ? entriesOfBigram(segment, pair) : apart;
  return together.length === 0 ? apart : apart.length === 0 || together === apart ? together : Uint32Array.of(...together, ...apart);
}

/** The entries with words that make up a word without their spaces (gitrebase), but not the end of one and the start of another (nproc in “modern processors”). */
function entriesWithWords({segments, entries, words}: SearchIndex, text: string): number[] {
  const pattern = new RegExp(`(?<![a-z\\d_])${[...text].join('\\s*')}(?![a-z\\d_])`);
  const holds = (entry: number) => entries[entry]!.squeezed.includes(text) && pattern.test(entries[entry]!.folded);
  const cuts = Array.from({length: text.length - 1}, (_, at) => at + 1).filter((at) => words.has(text.slice(0, at)));
  return segments.flatMap((segment) =>
    cuts.flatMap((at) =>
      [...shortest([entriesOfWord(segment, words.get(text.slice(0, at))!), entriesOfSeam(segment, text.slice(at - 1, at + 1))])].filter(
        holds,
      ),
    ),
  );
}
