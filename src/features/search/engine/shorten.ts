import {fold} from './fold';
import {withoutLogPlaces} from './logPlaces';
import {hasLiteral} from './literal';
import {bigramsOf, isHan} from './runs';
import type {SearchIndex} from './searchIndex';
import {entriesOfBigram, frequencyOfWord} from './segment';

/** Specification 5: the search input accepts at most 64 characters. */
const MAX_QUERY_LENGTH = 64;

/** Runs of Chinese characters, and words of other scripts. */
const PIECE = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}_])+/gu;

interface Piece {
  text: string;
  start: number;
}

/** With phrases of so many characters, single words would only dilute the query. */
const ENOUGH_PHRASES = 8;
const MIN_PHRASE_LENGTH = 4;
/** Beside a long phrase a short one of letters, as of a path, is there by chance. */
const MIN_SHARE_OF_LONGEST = 0.35;

/**
 * A text that is longer than a query may be, shortened to what the site has of it, in its order: the longest phrases that stand
 * there word for word, as those of an error message do; where there are few, the rarest words.
 */
export function shorten(index: SearchIndex, pasted: string): string {
  if (pasted.length <= MAX_QUERY_LENGTH) {
    return pasted;
  }
  const text = withoutLogPlaces(pasted);
  if (text.length <= MAX_QUERY_LENGTH) {
    return text;
  }
  const pieces = [...text.matchAll(PIECE)].map(({0: piece, index: start}): Piece => ({text: piece, start}));
  const kept = new Set<number>();
  const joined = (more: number[] = []) => join(text, pieces, [...kept, ...more]);
  const keep = (places: number[]) => {
    if (joined(places).length <= MAX_QUERY_LENGTH) {
      places.forEach((place) => kept.add(place));
    }
  };
  longestPhrases(index, text, pieces).forEach(keep);
  if (joined().length < ENOUGH_PHRASES) {
    rarestWords(index, pieces).forEach((place) => keep([place]));
  }
  return joined() || text.slice(0, MAX_QUERY_LENGTH);
}

/** The places of neighbouring pieces of one line that stand on the site as they are, each as long as can be and once; the longest first. */
function longestPhrases(index: SearchIndex, text: string, pieces: Piece[]): number[][] {
  const byText = new Map<string, number[]>();
  for (let first = 0; first < pieces.length; first++) {
    let last = first;
    let phrase = isPhrase(index, pieces[first]!.text) ? pieces[first]!.text : '';
    for (let next = first + 1; next < pieces.length; next++) {
      const longer = text.slice(pieces[first]!.start, pieces[next]!.start + pieces[next]!.text.length);
      if (longer.length > MAX_QUERY_LENGTH || longer.includes('\n') || !hasLiteral(index, fold(longer))) {
        break;
      }
      last = next;
      phrase = fold(longer);
    }
    if (phrase) {
      byText.set(
        phrase,
        Array.from({length: last - first + 1}, (_, nth) => first + nth),
      );
      first = last;
    }
  }
  const longestFirst = [...byText].sort(([a], [b]) => b.length - a.length);
  const enough = (longestFirst[0]?.[0].length ?? 0) * MIN_SHARE_OF_LONGEST;
  return longestFirst.filter(([phrase]) => phrase.length >= enough || isHan(phrase.charCodeAt(0))).map(([, places]) => places);
}

/** Whether a run of Chinese characters is several words that stand on the site. */
const isPhrase = (index: SearchIndex, text: string) =>
  isHan(text.charCodeAt(0)) && text.length >= MIN_PHRASE_LENGTH && hasLiteral(index, fold(text));

/** The places of the pieces that the site has, each once, the rarest first. */
function rarestWords(index: SearchIndex, pieces: Piece[]): number[] {
  const byText = new Map(pieces.map(({text}, place) => [fold(text), place]));
  return [...byText]
    .map(([text, place]) => ({place, count: frequency(index, text)}))
    .filter(({count}) => count > 0)
    .sort((a, b) => a.count - b.count)
    .map(({place}) => place);
}

/** How many entries have a piece: of a run of Chinese characters its rarest pair. */
function frequency({segments, words}: SearchIndex, piece: string): number {
  if (isHan(piece.charCodeAt(0))) {
    const ofPair = (pair: string) => segments.reduce((sum, segment) => sum + entriesOfBigram(segment, pair).length, 0);
    return Math.min(...bigramsOf(piece).map(ofPair));
  }
  const id = words.get(piece);
  return id === undefined ? 0 : frequencyOfWord(segments, id);
}

/** The pieces at some places in their order; neighbours with what stands between them. */
function join(text: string, pieces: Piece[], places: number[]): string {
  let joined = '';
  let last: number | undefined;
  for (const place of [...new Set(places)].sort((a, b) => a - b)) {
    const {text: piece, start} = pieces[place]!;
    const before = pieces[place - 1];
    const between = before && last === place - 1 ? text.slice(before.start + before.text.length, start) : ' ';
    joined += (joined && between.replace(/\s+/g, ' ')) + piece;
    last = place;
  }
  return joined;
}
