import type {Matches} from './lookup';
import type {Query} from './query';
import type {SearchIndex} from './searchIndex';
import {weigh} from './weights';

/** Okapi BM25: how soon a page that has a token often gains no more by it, and how much a long page counts less. */
const K1 = 5;
const B = 0.5;

/** How well each page as a whole answers, from 0 to 1: the share of the query's weight that it has, by BM25. */
export function scorePages(index: SearchIndex, query: Query, {pageCounts}: Matches): Float64Array {
  const {pages, entries} = index;
  const scores = new Float64Array(pages.length);
  const rows = query.tokens.map((_, token) => pageCounts.subarray(token * pages.length, (token + 1) * pages.length));
  const having = rows.map((row) => row.reduce((pagesWith, count) => pagesWith + Number(count > 0), 0));
  const weights = weigh(index, query, having, pages.length);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = entries.length / pages.length;
  const lengths = pages.map(({headings, text: [from, to]}) => K1 * (1 - B + (B * (headings.length + to - from)) / mean));
  for (const [token, row] of rows.entries()) {
    const share = weights[token]! / total;
    for (let page = 0; page < row.length; page++) {
      const count = row[page]!;
      if (count > 0) {
        scores[page]! += (share * count) / (count + lengths[page]!);
      }
    }
  }
  return scores;
}
