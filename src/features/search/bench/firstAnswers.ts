import {existsSync} from 'node:fs';
import {chromium, type Page} from '@playwright/test';
import {brotliServer} from '../../../shared/testing/brotliServer';
import {chromiumPath} from '../../../shared/testing/chromium';

const BUILD = 'build';
/** Milliseconds, and bytes a second: 1.6 Mbit/s. */
const LINE = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000};
/** Milliseconds; generous for a busy machine. */
const TIMEOUT_MS = 180_000;
const QUERIES = ['线程束', '变基', 'cuda'];

/**
 * Measures the milliseconds from the key that opens the search to the first visible hit, in Chromium on a throttled
 * connection with a cold cache: in the early field and in the modal, with the app loaded before that key or by it.
 */
export async function firstAnswers(): Promise<void> {
  if (!existsSync(BUILD)) {
    console.log(`\n跳过慢线路上的首次回答：没有 ${BUILD}，先运行 npm run build`);
    return;
  }
  const {address, close} = await brotliServer(BUILD);
  const browser = await chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox']});
  console.log('\n慢线路（150 ms、1.6 Mbit/s）上的首次回答，从按下 / 到看见，搜索什么都没有加载过：页面已经动过／还没有动过');
  // The first round is not counted: the server compresses the files in it.
  for (const [round, query] of [QUERIES[0]!, ...QUERIES].entries()) {
    const told: string[] = [];
    for (const isTouched of [true, false]) {
      // Requests of a service worker are not throttled.
      const context = await browser.newContext({serviceWorkers: 'block'});
      const {first, modal} = await measureOnce(await context.newPage(), address, query, isTouched);
      told.push(`看见 ${first.toFixed(0)} ms，在窗口里 ${modal.toFixed(0)} ms`);
      await context.close();
    }
    if (round > 0) {
      console.log(`  ${query}：${told.join('／')}`);
    }
  }
  await browser.close();
  close();
}

/** Types a query as soon as the search is open. */
async function measureOnce(page: Page, address: string, query: string, isTouched: boolean): Promise<{first: number; modal: number}> {
  await page.addInitScript(() => {
    const seen: {start?: number; first?: number; modal?: number} = {};
    Object.assign(window, {seen});
    addEventListener('keydown', ({key}) => key === '/' && (seen.start ??= performance.now()), {capture: true});
    new MutationObserver(() =>
      requestAnimationFrame((now) => {
        if (document.querySelector('[data-early-search] mark, .DocSearch-Hit mark')) {
          seen.first ??= now;
        }
        if (document.querySelector('.DocSearch-Hit mark')) {
          seen.modal ??= now;
        }
      }),
    ).observe(document, {childList: true, subtree: true});
  });
  await page.goto(`${address}/about`, {waitUntil: 'networkidle', timeout: TIMEOUT_MS});
  if (isTouched) {
    await page.mouse.wheel(0, 1);
    await page.waitForSelector('html[data-has-hydrated="true"]', {timeout: TIMEOUT_MS});
    await page.waitForLoadState('networkidle');
  }
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  await page.keyboard.press('/');
  await page.locator('[data-early-search] input, .DocSearch-Input').waitFor({timeout: TIMEOUT_MS});
  await page.keyboard.insertText(query);
  const seen = await page.waitForFunction(
    () => {
      const {start, first, modal} = (window as unknown as {seen: Record<'start' | 'first', number> & {modal?: number}}).seen;
      return modal && {first: first - start, modal: modal - start};
    },
    undefined,
    {timeout: TIMEOUT_MS},
  );
  return (await seen.jsonValue()) as {first: number; modal: number};
}
