import {editDistance} from './distance';
import {hasLiteral} from './literal';
import type {Matches} from './lookup';
import {withoutQuestion, type Part} from './query';
import type {Ranking} from './rank';
import {isHan} from './runs';
import type {SearchIndex} from './searchIndex';
import {frequencyOfWord, wordsWith} from './segment';
import {namesOf} from './siteNames';
import {similarWords} from './typos';

/** A shorter run of Chinese characters is near to too many names. */
const MIN_RUN_LENGTH = 3;

/**
 * The query with what the site does not have replaced by what the reader probably meant: a word or a name one slip away, or the
 * characters that letters spell; nothing when all of it is known, nothing is near, or part of the index is still to come.
 */
export function correct(index: SearchIndex, {query, matches, found}: Ranking): string | undefined {
  if (index.segments.length < index.complete) {
    return undefined;
  }
  const {text, tokens, parts} = query;
  const isUnknown = ({kind, text: piece}: Part) =>
    kind === 'han'
      ? piece.length >= MIN_RUN_LENGTH && !hasLiteral(index, piece)
      : !index.words.has(piece) && !index.segments.some((segment) => wordsWith(segment, piece).length > 0);
  const unknown = parts.filter(isUnknown);
  const best = found[0] && matches.approximations.get(found[0].entry)?.text;
  if (unknown.length > 0 && best && parts.every((part) => part.kind === 'word' && unknown.includes(part)) && isHan(best.charCodeAt(0))) {
    return best;
  }
  let corrected = text;
  for (const part of unknown.reverse()) {
    const {start} = tokens[part.tokens[0]!]!;
    const nearest = part.kind === 'han' ? nearestName(index, part.text) : nearestWord(index, matches, part.text);
    if (nearest) {
      corrected = corrected.slice(0, start) + nearest + corrected.slice(start + part.text.length);
    }
  }
  return corrected === text ? undefined : corrected;
}

/** The word of the site that is nearest to an unknown one; of several the most frequent. */
function nearestWord(index: SearchIndex, matches: Matches, text: string): string | undefined {
  const frequency = (id: number) => frequencyOfWord(index.segments, id);
  return similarWords(index, matches, text)
    .filter(({word}) => Math.abs(word.length - text.length) < 2)
    .sort((a, b) => b.quality - a.quality || frequency(b.id) - frequency(a.id))[0]?.word;
}

/** A run of Chinese characters with one wrong: the name among titles and terms, the rest of the run kept. */
function nearestName(index: SearchIndex, run: string): string | undefined {
  const asked = withoutQuestion(run).find((piece) => piece.length >= MIN_RUN_LENGTH && !hasLiteral(index, piece));
  if (!asked) {
    return undefined;
  }
  const name = namesOf(index).all.find(
    ({folded}) => isHan(folded.charCodeAt(0)) && folded.length >= MIN_RUN_LENGTH && editDistance(asked, folded, 1) === 1,
  )?.folded;
  return name && run.replace(asked, name);
}
