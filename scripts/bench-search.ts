import {existsSync, readFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import {parseArgs} from 'node:util';
import {readGlossary} from '../plugins/search-index/readGlossary';
import type {SearchRecord} from '../src/search/engine/types';
import {miniSearch, ownEngine, type BenchEngine} from './bench-search/engines';
import {keystrokes, makeQueries, measure} from './bench-search/measure';
import {sitePages} from './bench-search/site';

const {values} = parseArgs({options: {records: {type: 'string', default: 'build/search/records.json'}, queries: {type: 'string', default: '60'}, seed: {type: 'string', default: '7'}, misses: {type: 'boolean', default: false}}});
if (!existsSync(values.records)) {
  throw new Error(`没有 ${values.records}：先运行 npm run build，或用 --records 指定记录文件。`);
}
const records = JSON.parse(readFileSync(values.records, 'utf8')) as SearchRecord[];
const pages = sitePages(records);
const byUrl = new Map(pages.map((page) => [page.url, page]));
const queries = makeQueries(pages, Number(values.queries), Number(values.seed));
const engines = [ownEngine(records, readGlossary('src/search/glossary.tsv')), miniSearch(records)];

console.log(`${pages.length} 页，${records.length} 条记录；负载 ${loadavg().map((load) => load.toFixed(1)).join(' ')}；随机种子 ${values.seed}`);
engines.forEach(report);

function report(engine: BenchEngine): void {
  console.log(`\n${engine.name}`);
  const sums = {first: 0, amongFive: 0, classes: 0};
  for (const [name, list] of queries) {
    const {count, first, amongFive, misses} = measure(engine, list, byUrl);
    console.log(`  ${name.padEnd(9, '　')} ${String(count).padStart(3)} 个  首位 ${ratio(first, count)}  前五 ${ratio(amongFive, count)}`);
    misses.slice(0, values.misses ? Infinity : 0).forEach((miss) => console.log(`      ${miss}`));
    if (list.some(({isRight}) => isRight)) {
      sums.first += first / count;
      sums.amongFive += amongFive / count;
      sums.classes++;
    }
  }
  const times = keystrokes(engine, [...queries.values()].flatMap((list) => list.slice(0, 8)));
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(2);
  console.log(`  有答案的 ${sums.classes} 类平均：首位 ${ratio(sums.first, sums.classes)}，前五 ${ratio(sums.amongFive, sums.classes)}`);
  console.log(`  首次回答前 ${kilobytes(engine.firstBytes)}，全部 ${kilobytes(engine.allBytes)}（brotli）；建索引 ${engine.buildMs.toFixed(0)} ms；每次按键 p50 ${at(0.5)} ms，p95 ${at(0.95)} ms（处理器时间，${times.length} 次）`);
}

function ratio(part: number, whole: number): string {
  return whole > 0 ? (part / whole).toFixed(4) : '—';
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
