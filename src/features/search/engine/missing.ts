import {asksOrJoins} from './query';
import type {Ranking} from './rank';
import type {SearchIndex} from './searchIndex';

/** A page that lacks less than this share of the query has the query. */
const MIN_SHARE = 0.2;
/** A word of letters says about as much as one of two Chinese characters, however long it is. */
const HAN_PER_WORD = 2;

/**
 * The words of the query that a page does not have, in its order; none when that is little of it. A character is there when one of
 * the page's matches covers it; question words and particles do not count.
 */
export function missingWords({pages}: SearchIndex, {query, matches}: Ranking, page: number): string[] {
  const {text, parts, tokens} = query;
  const isCovered = new Uint8Array(text.length);
  for (const [
    number,
    {
      start,
      text: {length},
    },
  ] of tokens.entries()) {
    if (matches.pageCounts[number * pages.length + page]! > 0) {
      isCovered.fill(1, start, start + length);
    }
  }
  const isFiller = asksOrJoins(text);
  const words: string[] = [];
  let lacking = 0;
  let all = 0;
  for (const part of parts) {
    const {start} = tokens[part.tokens[0]!]!;
    const share = part.kind === 'han' ? 1 : HAN_PER_WORD / part.text.length;
    let word = '';
    for (let at = start; at < start + part.text.length; at++) {
      const isContent = !isFiller.has(at);
      all += isContent ? share : 0;
      lacking += isContent && !isCovered[at] ? share : 0;
      if (isContent && !isCovered[at]) {
        word += text[at];
      } else if (word) {
        words.push(word);
        word = '';
      }
    }
    if (word) {
      words.push(word);
    }
  }
  return lacking >= all * MIN_SHARE ? words : [];
}
