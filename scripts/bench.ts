import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {cpus, loadavg} from 'node:os';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {lighthouse, medianOf, type Measure, type Scores} from './bench/lighthouse';
import {peers, type Peer} from './bench/peers';
import {timed, type Cost} from './bench/timed';
import {clickToContent, firstVisit, type Line, type Visit} from './bench/visit';
import {brotliServer, type BrotliServer} from '../src/shared/testing/brotliServer';
import {chromiumPath} from '../src/shared/testing/chromium';

/** A long note with much code and mathematics, and one without formulas. */
const LONG = {title: '16 最短路径', path: '/docs/DataStructer/16 最短路径'};
const PLAIN = {title: '异常与调试', path: '/docs/Python/异常与调试'};
/** What only this site has in this form. */
const OWN_PAGES = {首页: '/', 目录页: '/docs/category/docker知识', 博客: '/blog'};
const OURS = '本站';

const {values} = parseArgs({
  options: {
    rounds: {type: 'string', default: '5'},
    'skip-build': {type: 'boolean', default: false},
    'skip-lighthouse': {type: 'boolean', default: false},
  },
});
void main();

interface Site {
  name: string;
  long: string;
  plain: string;
  next: string;
  others: Record<string, string>;
}

async function main(): Promise<void> {
  if (!existsSync('build/index.html')) {
    throw new Error('没有 build：先运行 npm run build。');
  }
  const all = peers();
  console.log(
    `${all[0]!.pages.length} 篇笔记；Node ${process.version}；${cpus().length} 核 ${cpus()[0]!.model}；负载 ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  if (!values['skip-build']) {
    await builds(all);
  }
  const servers = await Promise.all([brotliServer('build'), ...all.map(({out}) => brotliServer(out))]);
  const sites = [ours(servers[0]), ...all.map((peer, i) => siteOf(peer, servers[i + 1]!))];
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  await visits(browser, sites);
  await clicks(browser, sites);
  await browser.close();
  if (!values['skip-lighthouse']) {
    await scores(sites);
  }
  servers.forEach(({close}) => close());
}

const ours = ({address}: BrotliServer): Site => ({
  name: OURS,
  long: address + encodeURI(LONG.path),
  plain: address + encodeURI(PLAIN.path),
  next: '.pagination-nav__link--next',
  others: Object.fromEntries(Object.entries(OWN_PAGES).map(([name, path]) => [name, address + encodeURI(path)])),
});

function siteOf({name, version, pages, urlOf, next}: Peer, {address}: BrotliServer): Site {
  const url = (title: string) => address + urlOf(pages.find((page) => page.title === title)!);
  return {name: `${name} ${version}`, long: url(LONG.title), plain: url(PLAIN.title), next, others: {首页: `${address}/`}};
}

/** Cold, in interleaved rounds, then warm after one note was changed. Ours builds its own pages: players, figures and the search index as well. */
async function builds(all: Peer[]): Promise<void> {
  const clear = () => timed('npx docusaurus clear', '.');
  const build = () => timed('npm run build', '.');
  const others = all.map((peer) => ({...peer, name: `${peer.name} ${peer.version}`, warm: () => (peer.edit(), peer.build())}));
  const rows = [...others, {name: OURS, clear, build, warm: () => edited(`${PLAIN.path.slice(1)}.md`, build)}].map((site) => ({
    ...site,
    cold: [] as Cost[],
  }));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const site of rows) {
      await site.clear();
      site.cold.push(await site.build());
    }
  }
  console.log('\n构建，冷的几次取中位数（最小–最大） | 墙上 s | 处理器 s | 最多内存 GB | 改一篇再建：处理器 s');
  for (const {name, cold, warm} of rows) {
    const peak = Math.max(...cold.map(({peakGB}) => peakGB));
    console.log(
      [
        name,
        spread(cold.map(({wallSeconds}) => wallSeconds)),
        spread(cold.map(({cpuSeconds}) => cpuSeconds)),
        peak.toFixed(2),
        (await warm()).cpuSeconds.toFixed(0),
      ].join(' | '),
    );
  }
  // What is visited is what is published.
  await build();
}

/** What `build` gives while a note is not as it was. */
async function edited<Result>(note: string, build: () => Promise<Result>): Promise<Result> {
  const text = readFileSync(note, 'utf8');
  try {
    writeFileSync(note, `${text}\n改了一处。\n`);
    return await build();
  } finally {
    writeFileSync(note, text);
  }
}

async function visits(browser: Browser, sites: Site[]): Promise<void> {
  console.log('\n手机初访，brotli kB，不计图片 | 页 | 合计 | HTML | 脚本 | 样式 | 字体 | 数据 | 请求 | 主线程 ms，中位数（最小–最大）');
  const rows = sites.flatMap(({name, long, plain, others}) =>
    Object.entries({长文: long, 无公式: plain, ...others}).map(([page, url]) => ({name, page, url, all: [] as Visit[]})),
  );
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const {url, all} of rows) {
      all.push(await firstVisit(browser, url));
    }
  }
  const kB = (bytes: number) => (bytes / 1000).toFixed(0);
  for (const {name, page, all} of rows) {
    const {kinds, total, requests} = all[0]!;
    console.log([name, page, kB(total), ...Object.values(kinds).map(kB), requests, spread(all.map(({cpu}) => cpu))].join(' | '));
  }
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;
const spread = (numbers: number[]) =>
  `${median(numbers).toFixed(0)}（${Math.min(...numbers).toFixed(0)}–${Math.max(...numbers).toFixed(0)}）`;

/** Rounds are interleaved, so that a busy moment of the machine falls on all. Before they count, the servers have packed each file once. */
async function clicks(browser: Browser, sites: Site[]): Promise<void> {
  console.log('\n从长文点到下一篇，见到标题，ms，中位数（最小–最大） | 快 | 慢 4G，处理器慢 4 倍');
  const taken = new Map(sites.map(({name}) => [name, {快: [] as number[], '慢 4G': [] as number[]}]));
  for (const {long, next} of sites) {
    await clickToContent(browser, long, next, '快');
  }
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const {name, long, next} of sites) {
      for (const line of ['快', '慢 4G'] satisfies Line[]) {
        taken.get(name)![line].push(await clickToContent(browser, long, next, line));
      }
    }
  }
  for (const [name, lines] of taken) {
    console.log([name, ...Object.values(lines).map(spread)].join(' | '));
  }
}

async function scores(sites: Site[]): Promise<void> {
  console.log('\nLighthouse 手机，中位数 | 页 | 性能 | 无障碍 | 最佳实践 | SEO | LCP ms | TBT ms | CLS');
  const rows = sites.flatMap(({name, long, plain, others}) =>
    Object.entries({长文: long, 无公式: plain, ...others}).map(([page, url]) => ({name, page, url, runs: [] as Scores[]})),
  );
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const {url, runs} of rows) {
      runs.push(await lighthouse(url));
    }
  }
  for (const {name, page, runs} of rows) {
    const of = (measure: Measure, digits = 0) => medianOf(runs, measure, digits);
    console.log(
      [name, page, of('performance'), of('accessibility'), of('best-practices'), of('seo'), of('lcpMs'), of('tbtMs'), of('cls', 3)].join(
        ' | ',
      ),
    );
  }
}
