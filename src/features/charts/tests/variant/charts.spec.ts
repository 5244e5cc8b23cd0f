import {expect, test, type Page} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {violations} from '../../../../../tests/e2e/violations';

const PAGE = '/docs/markdown';

const chart = (page: Page) => page.locator('.chart').first();
const drawing = (page: Page) => chart(page).locator('.chart-svg').filter({visible: true});
const now = (page: Page) => chart(page).locator('.chart-now');
const heightOf = (page: Page) => chart(page).evaluate((element) => element.getBoundingClientRect().height);

test('where one points, a hairline stands, and the caption says the values; away from it, the caption is back', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open(page, PAGE);
  await drawing(page).scrollIntoViewIfNeeded();
  const caption = chart(page).locator('figcaption > span').first();
  const height = await heightOf(page);
  await expect(async () => {
    await drawing(page).hover({position: {x: 200, y: 100}});
    await expect(now(page)).toHaveText(/：.*\d/, {timeout: 500});
  }).toPass();
  await expect(chart(page).locator('.chart-hair')).toHaveCount(1);
  await expect(caption).toBeHidden();
  expect(await heightOf(page)).toBe(height);
  const first = await now(page).innerText();
  await drawing(page).hover({position: {x: 500, y: 100}});
  await expect(now(page)).not.toHaveText(first);
  expect(await violations(page, [], '.chart')).toEqual([]);
  await page.mouse.move(5, 5);
  await expect(now(page)).toHaveCount(0);
  await expect(caption).toBeVisible();
});

test('a tap does the same, on a drawing of its own for phones; a tap beside it ends it', async ({browser, baseURL}) => {
  const context = await browser.newContext({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true, baseURL});
  const page = await context.newPage();
  await open(page, PAGE);
  await expect(drawing(page)).toHaveClass(/chart-narrow/);
  await drawing(page).tap({position: {x: 200, y: 100}});
  await expect(now(page)).toHaveText(/：.*\d/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await chart(page).locator('figcaption').tap();
  await expect(now(page)).toHaveCount(0);
  await context.close();
});
