import {expect, test, type Page} from '@playwright/test';
import {hydrated, isMarked, mark, open, PAGE_CHUNK, touch, withConnection} from '../../../../../tests/e2e/browser';

const box = (page: Page) => page.getByRole('alert').filter({hasText: 'Loading chunk'});
const retry = (page: Page) => box(page).getByRole('button', {name: '重试'});
const toLong = (page: Page) => page.getByRole('main').getByRole('link', {name: '长文', exact: true});
const longNote = (page: Page) => page.getByRole('heading', {level: 1, name: '长文'});
const lose = (page: Page) => page.route(PAGE_CHUNK, (route) => route.abort());
const find = (page: Page) => page.unroute(PAGE_CHUNK);

test.describe('spec 2.6 a page whose code does not load, on navigation', () => {
  test.beforeEach(async ({page}) => {
    await withConnection(page, {effectiveType: '2g'});
    await open(page, '/links');
    await mark(page);
    await lose(page);
    await toLong(page).click();
    await expect(box(page)).toBeVisible();
  });

  // Conformance: 2.6-4, 9-18, A7
  test('shows the error in a red box, half as wide as the page', async ({page}) => {
    const {share, colour} = await box(page).evaluate((element) => ({
      share: element.getBoundingClientRect().width / document.documentElement.clientWidth,
      colour: getComputedStyle(element).backgroundColor,
    }));
    expect(share).toBeCloseTo(0.5, 2);
    const [red, green, blue] = colour.match(/\d+/g)!.map(Number) as [number, number, number];
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    expect(await isMarked(page)).toBe(true);
  });

  // Conformance: 2.6-4, T3
  test('one press of Retry loads all nested routes, without a page load', async ({page}) => {
    await find(page);
    await retry(page).click();
    await expect(longNote(page)).toBeVisible();
    await expect(page.getByRole('navigation', {name: '文档侧边栏'})).toBeVisible();
    await expect(box(page)).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  });

  // Conformance: 8-5
  test('Retry in vain shows the box again, and a later one still mends the page', async ({page}) => {
    const again = page.waitForEvent('requestfailed');
    await retry(page).click();
    await again;
    await expect(box(page)).toBeVisible();
    await find(page);
    await retry(page).click();
    await expect(longNote(page)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  // Conformance: 2.6-3, 9-18
  test('while it is asked for again, a centred spinner of 128 by 110 moves in a cycle of 3 seconds', async ({page}) => {
    await find(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(PAGE_CHUNK, (route) => held.then(() => route.continue()));
    await retry(page).click();
    const spinner = page.getByRole('status', {name: '加载中'}).locator('svg');
    await expect(spinner).toBeVisible();
    const {width, height, offCentre, cycle} = await spinner.evaluate((svg) => {
      const {x, width, height} = svg.getBoundingClientRect();
      const offCentre = Math.abs(x + width / 2 - document.documentElement.clientWidth / 2);
      return {width, height, offCentre, cycle: getComputedStyle(svg.querySelector('path')!).animationDuration};
    });
    expect({width, height, cycle}).toEqual({width: 128, height: 110, cycle: '3s'});
    expect(offCentre).toBeLessThan(1);
    answer();
    await expect(longNote(page)).toBeVisible();
  });

  test('the page can be opened anew, for code that a deploy has replaced', async ({page}) => {
    await find(page);
    await box(page).getByRole('button', {name: '重新打开本页'}).click();
    await expect(longNote(page)).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  });
});

test('spec 2.6 when only the inner page is lost, navbar and sidebar stay', {tag: '@lean'}, async ({page}) => {
  await withConnection(page, {effectiveType: '2g'});
  await open(page, '/docs/intro');
  const link = page.getByRole('navigation', {name: '文档侧边栏'}).getByRole('link', {name: '短文'});
  await page.getByRole('button', {name: /展开侧边栏分类 '指南'/}).click();
  await page.route('**/docs/guide/short', (route) => route.abort());
  await link.click();
  const lost = page.getByRole('alert').filter({hasText: '这一页没有加载成功'});
  await expect(lost).toBeVisible();
  await expect(link).toBeVisible();
  await page.unroute('**/docs/guide/short');
  await lost.getByRole('button', {name: '重试'}).click();
  await expect(page.getByRole('heading', {level: 1, name: '短文'})).toBeVisible();
});

test.describe('spec 2.6 a page whose code does not load, on first load', () => {
  let errors: string[];

  test.beforeEach(async ({page}) => {
    errors = [];
    page.on('console', (message) => /React|hydrat/i.test(message.text()) && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await lose(page);
    await page.goto('/docs/guide/long');
    await touch(page);
    await expect(box(page)).toBeVisible();
  });

  // Conformance: T3
  test('the text of the page stays readable beside the box, and nothing reloads', async ({page}) => {
    let loads = 0;
    page.on('framenavigated', () => (loads += 1));
    await expect(longNote(page)).toBeVisible();
    await expect(page.getByRole('heading', {name: '小节丁'})).toBeAttached();
    await expect(box(page)).toContainText('正文可以阅读');
    const failed = page.waitForEvent('requestfailed');
    await retry(page).click();
    await failed;
    await expect(box(page)).toBeVisible();
    await expect(longNote(page)).toBeVisible();
    expect(loads).toBe(0);
  });

  // Conformance: 2.6-4
  test('Retry brings the page to life, without a page load and without a hydration error', async ({page}) => {
    await mark(page);
    await find(page);
    await retry(page).click();
    await hydrated(page);
    await expect(box(page)).toHaveCount(0);
    await page.getByRole('button', {name: /切换浅色\/暗黑模式/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    expect(await isMarked(page)).toBe(true);
    expect(errors).toEqual([]);
  });
});
