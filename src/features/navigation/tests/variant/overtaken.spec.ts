import {expect, test, type Page, type Route} from '@playwright/test';
import {open, PAGE_CHUNK, withConnection} from '../../../../../tests/e2e/browser';

declare global {
  interface Window {
    /** What the frames showed from the click on, each text once. */
    seen: string[];
    /** The progress bars that are still to start. */
    bars: Map<number, () => void>;
  }
}

const main = (page: Page) => page.getByRole('main');
const FRAMES = 20;
/** What tests/variant/pages/links.tsx says. */
const BEFORE = expect.stringMatching(/^往下滚动/);

/** Holds the code of pages and the HTML of notes back; `release` lets the first of what was asked for come, and waits for it; `end` lets all come, also what is asked for later. */
async function holdBack(page: Page) {
  const held: Route[] = [];
  let hasEnded = false;
  for (const files of [PAGE_CHUNK, '**/docs/guide/*']) {
    await page.route(files, (route) => (hasEnded ? route.continue() : void held.push(route)));
  }
  return {
    asked: () => held.length,
    async release(count: number) {
      const routes = held.splice(0, count);
      await Promise.all(routes.map((route) => route.continue()));
      await Promise.all(routes.map(async (route) => (await route.request().response())!.finished()));
    },
    async end() {
      hasEnded = true;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

/** Notes what each frame shows from now on, and the timers by which the progress bar starts 200 ms after a click. */
const watch = (page: Page) =>
  page.evaluate(() => {
    window.seen = [];
    const look = () => {
      const text = document.querySelector<HTMLElement>('main')?.innerText.trim() ?? '';
      if (window.seen.at(-1) !== text) {
        window.seen.push(text);
      }
      requestAnimationFrame(look);
    };
    look();
    window.bars = new Map();
    const [start, clear] = [window.setTimeout, window.clearTimeout];
    let ids = 1e9;
    window.setTimeout = ((act: () => void, ms: number, ...rest: unknown[]) =>
      ms === 200 ? (window.bars.set(++ids, act), ids) : start(act, ms, ...rest)) as typeof setTimeout;
    window.clearTimeout = ((id: number) => window.bars.delete(id) || clear(id)) as typeof clearTimeout;
  });

const someFrames = (page: Page) =>
  page.evaluate(async (count) => {
    for (let i = 0; i < count; i += 1) {
      await new Promise(requestAnimationFrame);
    }
  }, FRAMES);

test.beforeEach(async ({page}) => {
  await withConnection(page, {effectiveType: '2g'});
  await open(page, '/links');
});

/** Goes to a page, and to another before the code of the first has come. Gives what the first asked for. */
async function clickTwice(page: Page, code: {asked: () => number}): Promise<number> {
  await main(page).getByRole('link', {name: '长文', exact: true}).click();
  await expect.poll(code.asked).toBeGreaterThan(0);
  const ofTheFirst = code.asked();
  await main(page).getByRole('link', {name: '短文', exact: true}).click();
  await expect.poll(code.asked).toBeGreaterThan(ofTheFirst);
  return ofTheFirst;
}

// Conformance: X9
test('a page whose code comes when another was clicked is skipped: the one before stays until the last is there, no frame is empty', async ({
  page,
}) => {
  const code = await holdBack(page);
  await watch(page);
  await code.release(await clickTwice(page, code));
  await someFrames(page);
  expect(await page.evaluate(() => window.seen)).toEqual([BEFORE]);
  await code.end();
  await expect(page.getByRole('heading', {level: 1, name: '短文'})).toBeVisible();
  await someFrames(page);
  expect(await page.evaluate(() => window.seen)).toEqual([BEFORE, expect.stringMatching(/短文/)]);
});

// Conformance: X9
test('of two clicks one progress bar may start, and none is left to start when the page is there', async ({page}) => {
  const code = await holdBack(page);
  await watch(page);
  await clickTwice(page, code);
  expect(await page.evaluate(() => window.bars.size)).toBe(1);
  await code.end();
  await expect(page.getByRole('heading', {level: 1, name: '短文'})).toBeVisible();
  expect(await page.evaluate(() => window.bars.size)).toBe(0);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
