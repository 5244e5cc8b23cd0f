import {brotliCompressSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import {indexFiles} from '../build/indexFiles';
import {answer} from '../engine/answer';
import {fold} from '../engine/fold';
import {runsOf} from '../engine/runs';
import {wholeIndex} from '../engine/searchIndex';
import type {SearchRecord} from '../engine/types';
import {shownRows, type ShownHit} from './shownRows';

/** What is shown for a query. */
export interface Shown {
  /** The page of each row, best first; a page may have several rows. */
  rows: string[];
  /** Whether the rows are called the nearest, because the page does not have all of the query. */
  isLabelled: boolean;
}

/** An engine under test. */
export interface BenchEngine {
  name: string;
  /** Milliseconds to build its index, at build time and in the browser. */
  buildMs: number;
  /** Bytes (brotli) before the first answer, and all; where that is of interest. */
  firstBytes?: number;
  allBytes?: number;
  ask: (query: string) => Shown | Promise<Shown>;
}

const MIN_TERMS_SHARE = 0.5;

export const compressed = (value: unknown): number => brotliCompressSync(typeof value === 'string' ? value : JSON.stringify(value)).length;

/** This site's engine, asked as the modal asks and shown as it shows. */
export function ownEngine(records: SearchRecord[], glossary: string[][]): BenchEngine {
  const start = performance.now();
  const {titles, tables, text} = indexFiles(records, glossary);
  const index = wholeIndex(titles, tables, text.values());
  const buildMs = performance.now() - start;
  const firstBytes = compressed(titles);
  return {
    name: '本站',
    buildMs,
    firstBytes,
    allBytes: [...text.values()].reduce((sum, file) => sum + compressed(file), firstBytes + compressed(tables)),
    ask: (query) => {
      const request = {indexName: 'i', query, hitsPerPage: 20, attributesToSnippet: ['content:10']};
      const {hits, isNearest = false} = answer(index, [request]).results[0] as {hits: ShownHit[]; isNearest?: boolean};
      return {rows: shownRows(hits), isLabelled: isNearest};
    },
  };
}

/** MiniSearch with Chinese bigrams, prefixes, fuzziness and boosted headings, requiring at least half of the query's terms: the best configuration found. */
export function miniSearch(records: SearchRecord[]): BenchEngine {
  const start = performance.now();
  const engine = new MiniSearch<{id: number; title: string; heading: string; text: string}>({
    fields: ['title', 'heading', 'text'],
    tokenize: bigrams,
  });
  engine.addAll(
    records.map(({type, content, hierarchy}, id) => ({
      id,
      title: type === 'lvl1' ? hierarchy.lvl1 : '',
      heading: type !== 'lvl1' && !content ? (hierarchy[type as 'lvl2'] ?? '') : '',
      text: content ?? '',
    })),
  );
  const buildMs = performance.now() - start;
  const bytes = compressed(JSON.stringify(engine));
  return {
    name: 'MiniSearch + 二元组',
    buildMs,
    firstBytes: bytes,
    allBytes: bytes,
    ask: (query) => {
      const hits = engine
        .search(query, {prefix: true, fuzzy: 0.2, boost: {title: 4, heading: 2}})
        .filter(({queryTerms}) => queryTerms.length >= new Set(bigrams(query)).size * MIN_TERMS_SHARE)
        .slice(0, 20)
        .map(({id}) => records[id as number]!);
      return {rows: shownRows(hits), isLabelled: false};
    },
  };
}

function bigrams(text: string): string[] {
  const folded = fold(text);
  return runsOf(folded).flatMap(({kind, start, end}) =>
    kind === 'word' || end - start === 1
      ? [folded.slice(start, end)]
      : Array.from({length: end - start - 1}, (_, at) => folded.slice(start + at, start + at + 2)),
  );
}
