import {expect, test, type Page} from '@playwright/test';
import {open, PAGE_CHUNK, withConnection} from '../../../../../tests/e2e/browser';

interface Progress {
  clicked: number;
  shown?: number;
  transform?: string;
  spinner?: boolean;
}

declare global {
  interface Window {
    progress: Progress;
  }
}

/** Notes when the progress bar comes, and how it looks then. */
async function watch(page: Page) {
  await page.evaluate(() => {
    window.progress = {clicked: 0};
    document.addEventListener('click', () => (window.progress.clicked = performance.now()), {capture: true});
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      if (bar && window.progress.shown === undefined) {
        const spinner = Boolean(document.querySelector('#nprogress .spinner'));
        Object.assign(window.progress, {shown: performance.now(), transform: bar.style.transform, spinner});
      }
    }).observe(document.body, {childList: true, subtree: true});
  });
}

const toShort = (page: Page) => page.getByRole('main').getByRole('link', {name: '短文'});
const arrived = (page: Page) => page.getByRole('heading', {level: 1, name: '短文'}).waitFor();

// Conformance: 4-16, A6
test('spec 4 Route change: a slow one shows a progress bar after 200 ms, from 8 %, without spinner, until it is done', async ({page}) => {
  await withConnection(page, {effectiveType: '2g'});
  await open(page, '/links');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(PAGE_CHUNK, (route) => held.then(() => route.continue()));
  await watch(page);
  await toShort(page).click();
  await page.locator('#nprogress').waitFor({state: 'attached'});
  answer();
  await arrived(page);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  const {clicked, shown, transform, spinner} = await page.evaluate(() => window.progress);
  expect(shown! - clicked).toBeGreaterThanOrEqual(200);
  expect(shown! - clicked).toBeLessThan(1000);
  expect(transform).toBe('translate3d(-92%, 0px, 0px)');
  expect(spinner).toBe(false);
});

// Conformance: 4-16
test('spec 4 Route change: a quick one shows no progress bar', async ({page}) => {
  await open(page, '/docs/guide/long');
  await page.evaluate(async () => void (await window.docusaurus.preload('/docs/guide/short')));
  await watch(page);
  await page.getByRole('link', {name: /下一页/}).click();
  await arrived(page);
  expect((await page.evaluate(() => window.progress)).clicked).toBeGreaterThan(0);
  expect((await page.evaluate(() => window.progress)).shown).toBeUndefined();
});
