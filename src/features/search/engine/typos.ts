import {editDistance} from './distance';
import {approximate, type Matches, type SimilarWord} from './lookup';
import {bitCount} from './masks';
import type {Part} from './query';
import {ASIDE, type SearchIndex} from './searchIndex';
import {entriesOfWord, lettersOf} from './segment';

const MIN_LENGTH_FOR_ERROR = 4;
const MIN_LENGTH_FOR_TWO_ERRORS = 9;
/** Quality by the number of errors. */
const QUALITY = [1, 0.85, 0.75];
const PREFIX_QUALITY = 0.8;

/** Approximate matches of unknown words: words, or prefixes of words, within one or two typing errors. */
export function matchTypos(index: SearchIndex, matches: Matches, {text, tokens}: Part): void {
  const similar = similarWords(index, matches, text);
  const whole = similar.filter(({quality}) => quality !== PREFIX_QUALITY);
  for (const {word, id, quality} of whole.length > 0 ? whole : similar) {
    // The beginning of a word in a title of the sources is no answer.
    const counts = (entry: number) => quality > PREFIX_QUALITY || index.roleOf[entry] !== ASIDE;
    for (const entry of index.segments.flatMap((segment) => [...entriesOfWord(segment, id)]).filter(counts)) {
      approximate(index, matches, entry, tokens, {quality, text: word});
    }
  }
}

/** The words of the site within one or two typing errors of a text, or that begin with such a one; they are looked for once. */
export function similarWords(index: SearchIndex, {similar}: Matches, text: string): SimilarWord[] {
  const known = similar.get(text) ?? findSimilar(index, text);
  similar.set(text, known);
  return known;
}

function findSimilar({segments}: SearchIndex, text: string): SimilarWord[] {
  if (text.length < MIN_LENGTH_FOR_ERROR || /^\d+$/.test(text)) {
    return [];
  }
  const bound = text.length < MIN_LENGTH_FOR_TWO_ERRORS ? 1 : 2;
  const letters = lettersOf(text);
  const found: SimilarWord[] = [];
  for (const segment of segments) {
    for (let number = 0; number < segment.fresh.length; number++) {
      const word = segment.fresh[number]!;
      // Each error accounts for one letter that the word does not have.
      if (word.length < text.length - bound || bitCount(letters & ~segment.letters[number]!) > bound) {
        continue;
      }
      const distance = editDistance(text, word, bound);
      if (distance <= bound || startsAlmost(word, text)) {
        found.push({word, id: segment.first + number, quality: distance <= bound ? QUALITY[distance]! : PREFIX_QUALITY});
      }
    }
  }
  return found;
}

/** Whether a prefix of a word is one error away from the text; the first letter must be equal. */
function startsAlmost(word: string, text: string): boolean {
  return (
    word[0] === text[0] &&
    word.length > text.length &&
    [-1, 0, 1].some((more) => editDistance(text, word.slice(0, text.length + more), 1) <= 1)
  );
}
