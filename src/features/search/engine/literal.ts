import {squeeze} from './fold';
import {isHan, isWord} from './runs';
import type {SearchIndex} from './searchIndex';
import {entriesOfBigram, entriesOfCrossRunPair, entriesOfWord, shortest, wordsWith, type Segment} from './segment';

/** The entries that contain a text literally, ignoring spaces; a single word also matches several words written without spaces. */
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
  const pairsAtSpaces = [...text.matchAll(/(\S)\s+(?=(\S))/g)].map((match) => match[1]! + match[2]!);
  const inWord = index.segments.flatMap((segment) => wordsWith(segment, squeezed));
  return index.segments.flatMap((segment) =>
    [
      ...inWord.flatMap((id) => [...entriesOfWord(segment, id)]),
      ...shortest(pairsAtSpaces.map((pair) => entriesOfCrossRunPair(segment, pair))),
    ].filter(holds),
  );
}

/** Whether any entry contains a run of Chinese characters. */
export function isKnownRun({segments, entries}: SearchIndex, run: string): boolean {
  const pairs = pairsOf(run);
  return segments.some((segment) =>
    shortest(pairs.map((pair) => entriesOfPair(segment, pair))).some((entry) => entries[entry]!.squeezed.includes(run)),
  );
}

/** The bigrams that are not of two word characters. */
function pairsOf(squeezed: string): string[] {
  const pairs = Array.from({length: squeezed.length - 1}, (_, at) => squeezed.slice(at, at + 2));
  return pairs.filter((pair) => !isWord(pair.charCodeAt(0)) || !isWord(pair.charCodeAt(1)));
}

/** Two Chinese characters may stand in one run or, with a space between, in two. */
function entriesOfPair(segment: Segment, pair: string): Uint32Array {
  const apart = entriesOfCrossRunPair(segment, pair);
  const together = isHan(pair.charCodeAt(0)) && isHan(pair.charCodeAt(1)) ? entriesOfBigram(segment, pair) : apart;
  return together.length === 0 ? apart : apart.length === 0 || together === apart ? together : Uint32Array.of(...together, ...apart);
}

/** The entries with consecutive words that together spell a word (gitrebase: git rebase), but not the end of one and the start of another (nproc in “modern processors”). */
function entriesWithWords({segments, entries, words}: SearchIndex, text: string): number[] {
  const pattern = new RegExp(`(?:^|[^a-z\\d_])${[...text].join('\\s*')}(?![a-z\\d_])`);
  const holds = (entry: number) => entries[entry]!.squeezed.includes(text) && pattern.test(entries[entry]!.folded);
  const cuts = Array.from({length: text.length - 1}, (_, at) => at + 1).filter((at) => words.has(text.slice(0, at)));
  return segments.flatMap((segment) =>
    cuts.flatMap((at) =>
      [
        ...shortest([entriesOfWord(segment, words.get(text.slice(0, at))!), entriesOfCrossRunPair(segment, text.slice(at - 1, at + 1))]),
      ].filter(holds),
    ),
  );
}
