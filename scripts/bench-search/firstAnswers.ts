import {existsSync} from 'node:fs';
import {chromium, type Page} from '@playwright/test';
import {brotliServer} from '../brotliServer';
import {chromiumPath} from '../chromium';

const BUILD = 'build';
/** Milliseconds, and bytes a second: 1.6 Mbit/s. */
const LINE = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000};
/** Milliseconds that a busy machine is given. */
const PATIENCE = 180_000;
const QUERIES = ['线程束', '变基', 'cuda'];

/**
 * Milliseconds from the intent to search to the first answer, on a slow line with nothing of the search loaded: the site
 * as it was built, in Chromium. The site's own script comes at a reader's first touch: before the intent, or with it.
 */
export async function firstAnswers(): Promise<void> {
  if (!existsSync(BUILD)) {
    console.log(`\n跳过慢线路上的首次回答：没有 ${BUILD}，先运行 npm run build`);
    return;
  }
  const {address, close} = await brotliServer(BUILD);
  const browser = await chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox']});
  console.log('\n慢线路（150 ms、1.6 Mbit/s）上的首次回答，从按下 / 起，搜索什么都没有加载过：页面已经动过／还没有动过');
  // The first round is not told: in it the server compresses the files.
  for (const [round, query] of [QUERIES[0]!, ...QUERIES].entries()) {
    const told: string[] = [];
    for (const isTouched of [true, false]) {
      // What a service worker fetches would not be slowed.
      const context = await browser.newContext({serviceWorkers: 'block'});
      const {engine, shown} = await measureOnce(await context.newPage(), address, query, isTouched);
      told.push(`引擎答出 ${engine.toFixed(0)} ms，窗口里看见 ${shown.toFixed(0)} ms`);
      await context.close();
    }
    if (round > 0) {
      console.log(`  ${query}：${told.join('／')}`);
    }
  }
  await browser.close();
  close();
}

/** Types a query as soon as the key that opens the search is pressed. */
async function measureOnce(page: Page, address: string, query: string, isTouched: boolean): Promise<{engine: number; shown: number}> {
  await page.addInitScript(() => {
    const {postMessage} = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: {kind: string}) {
      if (message.kind === 'ask') {
        this.addEventListener('message', () => Object.assign(window, {answeredAt: Object(window).answeredAt ?? performance.now()}), {once: true});
      }
      postMessage.call(this, message);
    } as typeof postMessage;
  });
  await page.goto(`${address}/about`, {waitUntil: 'networkidle', timeout: PATIENCE});
  if (isTouched) {
    await page.mouse.wheel(0, 1);
    await page.waitForSelector('html[data-has-hydrated="true"]', {timeout: PATIENCE});
    await page.waitForLoadState('networkidle');
  }
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  const start = await page.evaluate((text) => {
    const now = performance.now();
    for (const key of ['/', ...text]) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
    }
    return now;
  }, query);
  const shown = await page.waitForFunction(() => document.querySelector('.DocSearch-Hit mark') && performance.now(), undefined, {polling: 'raf', timeout: PATIENCE});
  const engine = await page.evaluate(() => Object(window).answeredAt as number);
  return {engine: engine - start, shown: ((await shown.jsonValue()) as number) - start};
}
