import {fold} from '../engine/fold';
import type {BenchEngine} from './engines';
import type {SitePage} from './site';

const K1 = 1.2;
const B = 0.75;
const TITLE = 5;
const HEADING = 2;
const MAX_PAGES = 20;

const segmenter = new Intl.Segmenter('zh-Hans', {granularity: 'word'});

const wordsOf = (text: string): string[] =>
  [...segmenter.segment(fold(text))].flatMap(({segment, isWordLike}) => (isWordLike ? [segment] : []));

/** Textbook BM25 over whole pages, words by Intl.Segmenter: what a search is that knows nothing of Chinese readers. */
export function bm25(pages: SitePage[]): BenchEngine {
  const start = performance.now();
  const counts = pages.map((page) => {
    const words = new Map<string, number>();
    const add = (text: string, weight: number) => wordsOf(text).forEach((word) => words.set(word, (words.get(word) ?? 0) + weight));
    add(page.title, TITLE);
    page.headings.forEach((heading) => add(heading, HEADING));
    page.passages.forEach((passage) => add(passage, 1));
    return words;
  });
  const lengths = counts.map((words) => [...words.values()].reduce((sum, count) => sum + count, 0));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / pages.length;
  const having = new Map<string, number>();
  counts.forEach((words) => [...words.keys()].forEach((word) => having.set(word, (having.get(word) ?? 0) + 1)));
  const idf = (word: string) => Math.log(1 + (pages.length - (having.get(word) ?? 0) + 0.5) / ((having.get(word) ?? 0) + 0.5));
  const score = (page: number, word: string) => {
    const count = counts[page]!.get(word) ?? 0;
    return (idf(word) * count * (K1 + 1)) / (count + K1 * (1 - B + (B * lengths[page]!) / mean));
  };
  return {
    name: 'BM25（整页）',
    buildMs: performance.now() - start,
    ask: (query) => {
      const words = [...new Set(wordsOf(query))];
      return {
        rows: pages
          .map(({url}, page) => ({url, sum: words.reduce((sum, word) => sum + score(page, word), 0)}))
          .filter(({sum}) => sum > 0)
          .sort((a, b) => b.sum - a.sum)
          .slice(0, MAX_PAGES)
          .map(({url}) => url),
        isLabelled: false,
      };
    },
  };
}
