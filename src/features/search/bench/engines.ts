import {brotliCompressSync} from 'node:zlib';
import MiniSearch from 'minisearch';
import {indexFiles} from '../build/indexFiles';
import {answer} from '../engine/answer';
import {fold} from '../engine/fold';
import {runsOf} from '../engine/runs';
import {wholeIndex} from '../engine/searchIndex';
import type {SearchRecord} from '../engine/types';
import {shownPages, type ShownHit} from './shownPages';

/** An engine under test. */
export interface BenchEngine {
  name: string;
  /** Milliseconds to build its index, at build time and in the browser. */
  buildMs: number;
  /** Bytes (brotli) before the first answer, and all. */
  firstBytes: number;
  allBytes: number;
  /** The pages shown for a query, best first. */
  ask: (query: string) => string[] | Promise<string[]>;
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
    ask: (query) =>
      shownPages(
        (answer(index, [{indexName: 'i', query, hitsPerPage: 20, attributesToSnippet: ['content:10']}]).results[0] as {hits: ShownHit[]})
          .hits,
      ),
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
    ask: (query) =>
      shownPages(
        engine
          .search(query, {prefix: true, fuzzy: 0.2, boost: {title: 4, heading: 2}})
          .filter(({queryTerms}) => queryTerms.length >= new Set(bigrams(query)).size * MIN_TERMS_SHARE)
          .slice(0, 20)
          .map(({id}) => records[id as number]!),
      ),
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
