import {existsSync, readFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import {parseArgs} from 'node:util';
import {searchGroups} from '../src/features/search/build/searchGroups';
import type {SearchRecord} from '../src/features/search/engine/types';
import {bm25} from '../src/features/search/bench/bm25';
import {miniSearch, ownEngine, type BenchEngine} from '../src/features/search/bench/engines';
import {firstAnswers} from '../src/features/search/bench/firstAnswers';
import {growth} from '../src/features/search/bench/growth';
import {keystrokes, makeQueries, measure, percentile, type Figures} from '../src/features/search/bench/measure';
import {pagefind} from '../src/features/search/bench/pagefind';
import {freshQueries, plainSentences, readerQueries, unseenSentences} from '../src/features/search/bench/readerQueries';
import type {BenchQuery} from '../src/features/search/bench/queries';
import {sitePages} from '../src/features/search/bench/site';

/** The queries that the engine was tuned on, and those that it never was. */
const SEEDS = {调整时用过的: 7, 从未用来调整的: 20261211};

const {values} = parseArgs({
  options: {
    records: {type: 'string', default: 'build/search/records.json'},
    queries: {type: 'string', default: '60'},
    misses: {type: 'boolean', default: false},
  },
});
if (!existsSync(values.records)) {
  throw new Error(`没有 ${values.records}：先运行 npm run build，或用 --records 指定记录文件。`);
}
const records = JSON.parse(readFileSync(values.records, 'utf8')) as SearchRecord[];
const glossary = searchGroups('.');
const pages = sitePages(records);
const byUrl = new Map(pages.map((page) => [page.url, page]));
const engines: BenchEngine[] = [ownEngine(records, glossary), miniSearch(records), bm25(pages)];
void main();

async function main(): Promise<void> {
  try {
    engines.push(await pagefind(records));
  } catch (error) {
    console.log(`跳过 Pagefind：${String(error)}`);
  }
  console.log(
    `${pages.length} 页，${records.length} 条记录；Node ${process.version}；负载 ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  await quality('读者的查询', readerQueries(pages), values.misses);
  await quality('读者的整句（写的人没有见过引擎）', plainSentences(pages), false);
  await quality('引擎调整完才写的整句', unseenSentences(pages), false);
  await quality('只从别的查询很少问到的页面写的', freshQueries(pages), false);
  for (const [name, seed] of Object.entries(SEEDS)) {
    const isTuned = seed === SEEDS.调整时用过的;
    await quality(`${name}查询（种子 ${seed}）`, makeQueries(pages, Number(values.queries), seed), values.misses && isTuned);
  }
  await costs();
  await firstAnswers();
  growth(values.records);
}

/** How often each engine shows a right page first, among five pages and in five rows, and no page at all, class by class. */
async function quality(title: string, classes: Map<string, BenchQuery[]>, showsMisses: boolean): Promise<void> {
  console.log(
    `\n${title}：首位／前五页／前五行／没有\n${'类别'.padEnd(9, '　')} 个数  ${engines.map(({name}) => name.padEnd(24)).join('  ')}`,
  );
  const sums = engines.map(() => ({first: 0, amongFive: 0, inFiveRows: 0, nothing: 0, classes: 0}));
  for (const [name, list] of classes) {
    const figures: Figures[] = [];
    for (const engine of engines) {
      figures.push(await measure(engine, list, byUrl));
    }
    console.log(`${name.padEnd(9, '　')} ${String(list.length).padStart(4)}  ${figures.map((of) => row(of, of.count)).join('   ')}`);
    if (showsMisses) {
      figures[0]!.misses.forEach((miss) => console.log(`      ${miss}`));
    }
    if (name !== '日常说法' && list.some(({isRight}) => isRight)) {
      figures.forEach(({first, amongFive, inFiveRows, nothing, count}, engine) => {
        sums[engine]!.first += first / count;
        sums[engine]!.amongFive += amongFive / count;
        sums[engine]!.inFiveRows += inFiveRows / count;
        sums[engine]!.nothing += nothing / count;
        sums[engine]!.classes++;
      });
    }
  }
  console.log(`${`有答案的 ${sums[0]!.classes} 类平均`.padEnd(15)}  ${sums.map((of) => row(of, of.classes)).join('   ')}`);
}

const row = ({first, amongFive, inFiveRows, nothing}: Omit<Figures, 'count' | 'misses'>, of: number) =>
  [first, amongFive, inFiveRows, nothing].map((part) => ratio(part, of)).join(' ');

/** Bytes, and times in this process: the queries typed character by character. */
async function costs(): Promise<void> {
  const typed = [...makeQueries(pages, 8, SEEDS.调整时用过的).values()].flat();
  console.log('\n字节（brotli）与时间');
  for (const engine of engines) {
    const times = await keystrokes(engine, typed);
    console.log(
      `  ${engine.name}：首次回答前 ${kilobytes(engine.firstBytes)}，全部 ${kilobytes(engine.allBytes)}；建索引 ${engine.buildMs.toFixed(0)} ms；` +
        `每次按键 p50 ${percentile(times, 0.5).toFixed(2)} ms，p95 ${percentile(times, 0.95).toFixed(2)} ms，最慢 ${percentile(times, 1).toFixed(2)} ms（${times.length} 次，各问三遍取最快）`,
    );
  }
}

function ratio(part: number, whole: number): string {
  return whole > 0 ? (part / whole).toFixed(4) : '—'.padEnd(6);
}

function kilobytes(bytes?: number): string {
  return bytes === undefined ? '—' : `${(bytes / 1000).toFixed(1)} kB`;
}
