import {readFileSync} from 'node:fs';
import {indexFiles} from '../../plugins/search-index/indexFiles';
import {searchGroups} from '../../glossary/searchGroups';
import {answer} from '../../src/search/engine/answer';
import {addText, createIndex} from '../../src/search/engine/searchIndex';
import type {HeadingsFile, SearchRecord, TextFile, TitlesFile} from '../../src/search/engine/types';
import {compressed} from './engines';
import {grownRecords} from './grownRecords';
import {keystrokes, makeQueries, percentile} from './measure';
import {sitePages} from './site';

/** One size of the growth table: `growthStep.ts RECORDS PAGES`. The queries are made from a sample of the pages. */
const SEED = 7;
const SAMPLE = 150;
/** Above this the brotli of the whole is estimated from its first files: it takes minutes. */
const FILES_COMPRESSED = 2;

const [file, size] = process.argv.slice(2);
const records = grownRecords(JSON.parse(readFileSync(file!, 'utf8')) as SearchRecord[], Number(size), SEED);
const sample = sitePages(records.slice(0, records.findIndex(({url_without_anchor: url}, at) => at > 0 && url.endsWith(`-${Math.min(SAMPLE, Number(size) - 1)}`))));
const queries = [...makeQueries(sample, 2, SEED).values()].flat();

const start = performance.now();
const {titles, headings, text} = indexFiles(records, searchGroups('.'));
const buildMs = performance.now() - start;
const count = records.length;
records.length = 0;
// As a browser gets them: what the index keeps of them is its own.
const titlesBody = JSON.stringify(titles);
const headingsBody = JSON.stringify(headings);
const bodies = [...text.values()].map((part) => JSON.stringify(part));
titles.pages.length = 0;
headings.pages.length = 0;
text.clear();

const before = memory();
const loading = performance.now();
const index = createIndex(JSON.parse(titlesBody) as TitlesFile, JSON.parse(headingsBody) as HeadingsFile);
const titlesMs = performance.now() - loading;
const partMs = bodies.map((body) => {
  const begun = performance.now();
  addText(index, JSON.parse(body) as TextFile);
  return performance.now() - begun;
});
const loadMs = performance.now() - loading;
const used = memory() - before;

// The first file is the small one of tables.
const [tables, ...texts] = bodies;
const compressedTexts = texts.slice(0, FILES_COMPRESSED);
const textBytes = compressed(tables) + (compressedTexts.reduce((sum, body) => sum + compressed(body), 0) / compressedTexts.length) * texts.length;
void report();

async function report(): Promise<void> {
  const times = await keystrokes({name: '', buildMs, firstBytes: 0, allBytes: 0, ask: (query) => {
    answer(index, [{indexName: 'i', query, hitsPerPage: 20}]);
    return [];
  }}, queries);
  console.log(
    `  ${size} 页，${count} 条记录：标题 ${kilobytes(compressed(titlesBody))}，小节 ${kilobytes(compressed(headingsBody))}，正文 ${kilobytes(textBytes)}（brotli）；生成索引 ${seconds(buildMs)}；` +
      `浏览器里装标题与小节 ${seconds(titlesMs)}、装全部 ${seconds(loadMs)}（一个文件至多 ${seconds(Math.max(...partMs))}），内存 ${(used / 1e6).toFixed(0)} MB；每次按键 p50 ${percentile(times, 0.5).toFixed(1)} ms，p95 ${percentile(times, 0.95).toFixed(1)} ms（${times.length} 次）`,
  );
}

function memory(): number {
  globalThis.gc?.();
  const {heapUsed, arrayBuffers} = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
