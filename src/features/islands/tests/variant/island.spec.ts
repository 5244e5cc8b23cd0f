import {expect, test, type Page} from '@playwright/test';
import {isMarked, mark, open} from '../../../../../tests/e2e/browser';

const PAGE = '/docs/island';
const SCRIPTS = /\/assets\/js\/(figure|AmdahlCurve)\.\w+\.js$/;

const box = (page: Page) => page.locator('[data-island="AmdahlCurve"]');
const reading = (page: Page) => box(page).getByRole('status');
const html = (page: Page) => box(page).innerHTML();

/** The scripts of the figure that the page has asked for so far. */
function figureScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) {
      asked.push(request.url());
    }
  });
  return asked;
}

/** Moves the first slider until the figure answers: before its script runs the slider moves and nothing else does. */
async function expectInteractive(page: Page): Promise<void> {
  const before = await reading(page).innerText();
  await expect(async () => {
    await box(page).getByRole('slider').first().press('ArrowRight');
    expect(await reading(page).innerText()).not.toBe(before);
  }).toPass();
}

test('an island is drawn by the server, and fetches nothing before it is near the window', async ({page}) => {
  const asked = figureScripts(page);
  await open(page, PAGE);
  await expect(box(page).locator('svg polyline')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await box(page).scrollIntoViewIfNeeded();
  await expectInteractive(page);
  expect(asked).not.toEqual([]);
});

test('what figures share is a file beside that of the figure', {tag: '@lean'}, async ({page}) => {
  const asked = figureScripts(page);
  await open(page, PAGE);
  await box(page).scrollIntoViewIfNeeded();
  await expectInteractive(page);
  expect(asked).toHaveLength(2);
});

test('while it hydrates, an island keeps its elements and ids, moves nothing and logs nothing', async ({page}) => {
  const logged: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && logged.push(message.text()));
  page.on('pageerror', ({message}) => logged.push(message));
  await open(page, PAGE);
  const before = await html(page);
  await box(page)
    .getByRole('slider')
    .first()
    .evaluate((slider) => {
      Object.assign(slider, {marked: true});
      Object.assign(window, {shift: 0});
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as unknown as {value: number}[];
        Object.assign(window, {shift: shifts.reduce((sum, {value}) => sum + value, (window as unknown as {shift: number}).shift)});
      }).observe({type: 'layout-shift'});
    });
  const fetched = page.waitForResponse(SCRIPTS);
  await box(page).scrollIntoViewIfNeeded();
  await fetched;
  await page.waitForLoadState('networkidle');
  expect(await html(page)).toBe(before);
  await expectInteractive(page);
  expect(
    await box(page)
      .getByRole('slider')
      .first()
      .evaluate((slider) => 'marked' in slider),
  ).toBe(true);
  expect(await page.evaluate(() => (window as unknown as {shift: number}).shift)).toBe(0);
  expect(logged).toEqual([]);
});

test('what changes in the page before an island is hydrated leaves its picture', async ({page}) => {
  await open(page, PAGE);
  const before = await html(page);
  await page
    .getByRole('button', {name: /切换浅色\/暗黑模式/})
    .first()
    .click();
  await page.getByRole('banner').getByRole('button', {name: '关闭'}).click();
  await page.locator('.theme-announcement-bar').waitFor({state: 'detached'});
  expect(await html(page)).toBe(before);
  await box(page).scrollIntoViewIfNeeded();
  await expectInteractive(page);
});

test('an island comes to life on a page reached by a click, and again', async ({page}) => {
  await open(page, '/docs/markdown');
  await mark(page);
  for (let visit = 0; visit < 2; visit += 1) {
    await page.locator(`.menu a[href="${PAGE}"]`).click();
    await box(page).scrollIntoViewIfNeeded();
    await expectInteractive(page);
    await page.locator('.menu a[href="/docs/markdown"]').click();
    await expect(box(page)).toHaveCount(0);
  }
  expect(await isMarked(page)).toBe(true);
});

test('an island whose code is lost keeps its picture, says so, and asks again', async ({page}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await open(page, PAGE);
  await box(page).scrollIntoViewIfNeeded();
  await expect(page.getByText('交互部分没有加载成功')).toBeVisible();
  await expect(box(page).locator('svg polyline')).toBeVisible();
  await page.unroute(SCRIPTS);
  await page.getByRole('button', {name: '再试一次'}).click();
  await expectInteractive(page);
  await expect(page.getByText('交互部分没有加载成功')).toHaveCount(0);
});

test('in print, and without script, an island is a figure without controls', async ({page, browser, baseURL}) => {
  await open(page, PAGE);
  await page.emulateMedia({media: 'print'});
  await expect(box(page).locator('svg polyline')).toBeVisible();
  await expect(reading(page)).toBeVisible();
  await expect(box(page).getByRole('slider')).toHaveCount(0);

  const still = await browser.newPage({javaScriptEnabled: false});
  await still.goto(baseURL + PAGE);
  await expect(box(still).locator('svg polyline')).toBeVisible();
  await expect(box(still).getByRole('slider')).toHaveCount(0);
  await still.close();
});
