import {expect, test, type Page} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {violations} from '../../../../../tests/e2e/violations';

const drawer = (page: Page) => page.getByRole('dialog', {name: '导航'});
const first = (page: Page) => drawer(page).locator('.navbar-sidebar__item').first();

test.beforeEach(async ({page}) => {
  const pages = {
    '/docs/intro': {title: '没读完的', at: 1_700_000_000, far: 50, read: [], place: {id: 'x', heading: '节', block: 0, part: 0}},
  };
  await page.addInitScript((text) => localStorage.setItem('parallel-notes:memory', text), JSON.stringify({v: 1, pages}));
  await open(page, '/about');
  await page.getByRole('button', {name: '切换导航栏'}).click();
});

test('the first layer has what the navbar has, with numbers, and what else one comes for', {tag: '@phone'}, async ({page}) => {
  await expect(first(page).getByRole('link', {name: /^接着读/})).toHaveAttribute('href', '/docs/intro');
  const counts = await first(page)
    .locator('.menu__link [data-count]')
    .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset.count)));
  expect(counts).toHaveLength(8);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  for (const link of await first(page).locator('.menu__link').all()) {
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(48);
  }
  for (const name of ['深度学习', '学校课程', '术语表', '标签', '我的阅读', '离线', '订阅']) {
    await expect(first(page).getByRole('link', {name, exact: true})).toBeVisible();
  }
  expect(await violations(page, [], '.navbar-sidebar')).toEqual([]);
  await first(page).getByRole('link', {name: '深度学习', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: '深度学习'})).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});

test('light and dark are called so', {tag: '@phone'}, async ({page}) => {
  await drawer(page).getByRole('button', {name: '深色', exact: true}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(drawer(page).getByRole('button', {name: '深色', exact: true})).toHaveAttribute('aria-pressed', 'true');
  await drawer(page).getByRole('button', {name: '浅色', exact: true}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the field opens the search in place of the drawer, and the focus has a place to return to', {tag: '@phone'}, async ({page}) => {
  await drawer(page)
    .getByRole('button', {name: /^搜索笔记/})
    .click();
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator('.DocSearch-Modal input')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await expect(page.locator('.DocSearch-Button')).toBeFocused();
});
