import {existsSync} from 'node:fs';
import {chromium, type CDPSession, type Page} from '@playwright/test';
import {complaints} from '../tests/e2e/complaints';
import {brotliServer} from '../src/shared/testing/brotliServer';
import {chromiumPath} from '../src/shared/testing/chromium';

/** Changes of the page, after which it is measured. Compiled code and what is kept on purpose grow at first: 300 more are judged by what the first 300 left. */
const MEASURED_AT = [50, 300, 600];
/** The next link is followed after this time, often before the page before it has settled. */
const PAUSES_MS = [0, 30, 60];
const AT_ONCE = 10;
/** What may be left of all changes between the last two measurements: a page that leaked would leave its own nodes and listeners each time. */
const MAY_GROW = {heap: 1_500_000, nodes: 1_500, listeners: 150};

type Figures = Record<keyof typeof MAY_GROW, number>;

/** Follows links of the navbar and the sidebar, one after the other, by their place. */
async function change(page: Page, from: number, count: number): Promise<void> {
  await page.evaluate(
    async ([first, last, pauses]) => {
      for (let i = first; i < last; i += 1) {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="/"]:not([target])')].filter(
          ({pathname, hash}) => pathname !== location.pathname && hash === '',
        );
        links[(i * 7) % links.length]!.click();
        await new Promise((resolve) => setTimeout(resolve, pauses[i % pauses.length]));
      }
    },
    [from, from + count, PAUSES_MS] as const,
  );
}

/** Always from the home page, at rest. */
async function measure(page: Page, line: CDPSession): Promise<Figures> {
  await page.waitForTimeout(1_000);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.navbar__brand')!.click());
  await page.waitForURL((url) => url.pathname === '/');
  await page.waitForTimeout(1_000);
  await line.send('HeapProfiler.collectGarbage');
  const {usedSize} = await line.send('Runtime.getHeapUsage');
  const {nodes, jsEventListeners} = await line.send('Memory.getDOMCounters');
  return {heap: usedSize, nodes, listeners: jsEventListeners};
}

async function main(folder: string): Promise<void> {
  if (!existsSync(folder)) {
    throw new Error(`没有 ${folder}：先运行 npm run build:variant。`);
  }
  const server = await brotliServer(folder);
  const browser = await chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-dev-shm-usage']});
  const page = await browser.newPage({serviceWorkers: 'block'});
  const said = complaints(page);
  await page.goto(`${server.address}/docs/intro`);
  await page.evaluate(() => void dispatchEvent(new PointerEvent('pointermove', {movementX: 1})));
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const line = await page.context().newCDPSession(page);
  const figures: Figures[] = [];
  for (let done = 0; done < MEASURED_AT.at(-1)!;) {
    await change(page, done, AT_ONCE);
    done += AT_ONCE;
    if (MEASURED_AT.includes(done)) {
      figures.push(await measure(page, line));
      console.log(
        `换页 ${done} 次：堆 ${(figures.at(-1)!.heap / 1e6).toFixed(2)} MB，节点 ${figures.at(-1)!.nodes}，监听 ${figures.at(-1)!.listeners}`,
      );
    }
  }
  await browser.close();
  server.close();
  const [before, after] = figures.slice(-2) as [Figures, Figures];
  const grown = (Object.keys(MAY_GROW) as (keyof Figures)[]).filter((what) => after[what] - before[what] > MAY_GROW[what]);
  console.log(grown.length > 0 ? `留下的太多：${grown.join('、')}` : '没有留下什么');
  console.log(said.length > 0 ? `控制台：${said.join('\n')}` : '控制台安静');
  process.exitCode = grown.length + said.length > 0 ? 1 : 0;
}

void main(process.argv[2] ?? 'build-variant');
