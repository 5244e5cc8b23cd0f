import {squeeze} from './fold';
import {isHan, isWord} from './runs';
import type {SearchIndex} from './searchIndex';
import {entriesOfBigram, entriesOfCrossRunPair, entriesOfWord, shortest, wordsWith, type Segment} from './segment';

/** The entries that contain a text literally, ignoring spaces; a single word also matches several words written without spaces. */
export function entriesWithLiteral(index: SearchIndex, text: string): number[] {
  const {candidatesIn, holds} = literalIn(index, text);
  const found: number[] = [];
  index.segments.forEach((segment) => candidatesIn(segment).forEach((list) => list.forEach((entry) => holds(entry) && found.push(entry))));
  return found;
}

/** Whether any entry contains a text literally. */
export function hasLiteral(index: SearchIndex, text: string): boolean {
  const {candidatesIn, holds} = literalIn(index, text);
  return index.segments.some((segment) => candidatesIn(segment).some((list) => list.some(holds)));
}

/** How to find a text literally: a segment's lists of entries that may have it, and whether one does. */
function literalIn(
  index: SearchIndex,
  text: string,
): {candidatesIn: (segment: Segment) => Uint32Array[]; holds: (entry: number) => boolean} {
  const squeezed = squeeze(text);
  const holds = (entry: number) => index.entries[entry]!.squeezed.includes(squeezed);
  const pairs = pairsOf(squeezed);
  if (pairs.length > 0) {
    return {candidatesIn: (segment) => [shortest(pairs.map((pair) => entriesOfPair(segment, pair)))], holds};
  }
  if (squeezed === text) {
    return wordsTogether(index, text);
  }
  const pairsAtSpaces = [...text.matchAll(/(\S)\s+(?=(\S))/g)].map((match) => match[1]! + match[2]!);
  const inWord = index.segments.flatMap((segment) => wordsWith(segment, squeezed));
  return {
    candidatesIn: (segment) => [
      ...inWord.map((id) => entriesOfWord(segment, id)),
      shortest(pairsAtSpaces.map((pair) => entriesOfCrossRunPair(segment, pair))),
    ],
    holds,
  };
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

/** Consecutive words that together spell a word (gitrebase: git rebase), but not the end of one and the start of another (nproc in “modern processors”). */
function wordsTogether({entries, words}: SearchIndex, text: string): ReturnType<typeof literalIn> {
  const pattern = new RegExp(`(?:^|[^a-z\\d_])${[...text].join('\\s*')}(?![a-z\\d_])`);
  const cuts = Array.from({length: text.length - 1}, (_, at) => at + 1).filter((at) => words.has(text.slice(0, at)));
  return {
    candidatesIn: (segment) =>
      cuts.map((at) =>
        shortest([entriesOfWord(segment, words.get(text.slice(0, at))!), entriesOfCrossRunPair(segment, text.slice(at - 1, at + 1))]),
      ),
    holds: (entry) => entries[entry]!.squeezed.includes(text) && pattern.test(entries[entry]!.folded),
  };
}
