import {readFileSync} from 'node:fs';
import {indexFiles} from '../build/indexFiles';
import {searchGroups} from '../build/searchGroups';
import {answer} from '../engine/answer';
import {addText, createIndex} from '../engine/searchIndex';
import {finished} from '../engine/steps';
import type {SearchRecord, TablesFile, TextFile, TitlesFile} from '../engine/types';
import {known} from '../../../shared/build/known';
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
const records = grownRecords(
  JSON.parse(readFileSync(known(file, '第一个参数（记录的文件）'), 'utf8')) as SearchRecord[],
  Number(size),
  SEED,
);
const sample = sitePages(
  records.slice(
    0,
    records.findIndex(({url_without_anchor: url}, at) => at > 0 && url.endsWith(`-${Math.min(SAMPLE, Number(size) - 1)}`)),
  ),
);
const queries = [...makeQueries(sample, 2, SEED).values()].flat();

const start = performance.now();
const files = indexFiles(records, searchGroups('.'));
const buildMs = performance.now() - start;
const count = records.length;
records.length = 0;
// As a browser gets them: what the index keeps of them is its own.
const titlesBody = JSON.stringify(files.titles);
const tablesBody = JSON.stringify(files.tables);
const bodies = [...files.text.values()].map((part) => JSON.stringify(part));
files.titles.folders.length = 0;
files.tables.headings.length = 0;
files.text.clear();

const before = memory();
const loading = performance.now();
const index = finished(createIndex(JSON.parse(titlesBody) as TitlesFile, JSON.parse(tablesBody) as TablesFile));
const titlesMs = performance.now() - loading;
bodies.forEach((body) => finished(addText(index, JSON.parse(body) as TextFile)));
const loadMs = performance.now() - loading;
const used = memory() - before;

const compressedBodies = bodies.slice(0, FILES_COMPRESSED);
const textBytes = (compressedBodies.reduce((sum, body) => sum + compressed(body), 0) / compressedBodies.length) * bodies.length;
void report();

async function report(): Promise<void> {
  const times = await keystrokes(
    {
      name: '',
      buildMs,
      firstBytes: 0,
      allBytes: 0,
      ask: (query) => {
        answer(index, [{indexName: 'i', query, hitsPerPage: 20}]);
        return {rows: [], isLabelled: false};
      },
    },
    queries,
  );
  console.log(
    `  ${size} 页，${count} 条记录：标题与小节 ${kilobytes(compressed(titlesBody))}，表 ${kilobytes(compressed(tablesBody))}，正文 ${kilobytes(textBytes)}（brotli）；生成索引 ${seconds(buildMs)}；` +
      `浏览器里装标题与小节 ${seconds(titlesMs)}、装全部 ${seconds(loadMs)}，内存 ${(used / 1e6).toFixed(0)} MB；每次按键 p50 ${percentile(times, 0.5).toFixed(1)} ms，p95 ${percentile(times, 0.95).toFixed(1)} ms（${times.length} 次）`,
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
