import {expect, test, type Page} from '@playwright/test';
import {open} from '../browser';

const navbar = (page: Page) => page.locator('nav.navbar');
const more = (page: Page) => navbar(page).getByRole('button', {name: '更多'});
const menu = (page: Page) => navbar(page).locator('.dropdown__menu').filter({hasText: '短文'});
const hidden = /navbarHidden/;

test.describe('spec 2.4 Navbar', () => {
  // Conformance: 2.4-6, 5-9
  test('item types: sidebar, dropdown, html, versions and locales; a draft and an unlisted doc are left out', async ({page}) => {
    await open(page, '/docs/intro');
    const left = navbar(page).locator('.navbar__items').first();
    const right = navbar(page).locator('.navbar__items--right');
    await expect(left.getByRole('link', {name: '文章'})).toHaveAttribute('href', '/docs/intro');
    await expect(left.locator('em')).toHaveText('标记');
    await expect(right.getByRole('link', {name: 'Next', exact: true}).first()).toHaveAttribute('href', '/docs/intro');
    await expect(right.getByRole('button', {name: '简体中文'})).toBeVisible();
    await expect(navbar(page).getByText('草稿文档')).toHaveCount(0);
    await expect(navbar(page).getByText('未列出文档')).toHaveCount(0);
  });

  // Conformance: 2.4-7
  test('an item without position stands at the right', async ({page}) => {
    await open(page, '/docs/intro');
    await expect(navbar(page).locator('.navbar__items--right').getByRole('link', {name: '没写位置'})).toBeVisible();
  });

  test('an unlisted doc is shown on its own page', async ({page}) => {
    await open(page, '/docs/guide/unlisted');
    await expect(navbar(page).getByRole('link', {name: '未列出文档'})).toBeVisible();
  });
});

test('spec 9 Desktop breakpoint: 996 px and below have the hamburger, above have the items', async ({page}) => {
  await open(page, '/docs/intro');
  const hamburger = page.getByRole('button', {name: '切换导航栏'});
  await page.setViewportSize({width: 996, height: 800});
  await expect(hamburger).toBeVisible();
  await expect(more(page)).toBeHidden();
  await page.setViewportSize({width: 997, height: 800});
  await expect(hamburger).toBeHidden();
  await expect(more(page)).toBeVisible();
});

test.describe('spec 4 Desktop dropdowns', () => {
  test.beforeEach(({page}) => open(page, '/docs/intro'));

  // Conformance: 4-26
  test('open on hover', async ({page}) => {
    await expect(menu(page)).toBeHidden();
    await more(page).hover();
    await expect(menu(page)).toBeVisible();
    await page.mouse.move(640, 600);
    await expect(menu(page)).toBeHidden();
  });

  for (const [how, leave] of [
    ['outside click', (page: Page) => page.mouse.click(640, 600)],
    ['outside touch', (page: Page) => page.locator('main').first().dispatchEvent('touchstart')],
    ['focus elsewhere', (page: Page) => navbar(page).getByRole('link', {name: '没写位置'}).focus()],
  ] as const) {
    // Conformance: 4-26 "open on Enter, close on outside click"
    test(`open on Enter, close on ${how}`, async ({page}) => {
      await more(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
      await leave(page);
      await expect(menu(page)).toBeHidden();
    });
  }
});

test.describe('spec 4 Navbar that hides on scroll', () => {
  const scroll = async (page: Page, dy: number) => {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, dy);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  };

  test.beforeEach(async ({page}) => {
    await open(page, '/docs/guide/long');
    await page.mouse.move(640, 500);
  });

  // Conformance: 4-23
  test('hides on the way down, comes back on the way up', async ({page}) => {
    await scroll(page, 300);
    await scroll(page, 300);
    await expect(navbar(page)).toHaveClass(hidden);
    await scroll(page, -100);
    await expect(navbar(page)).not.toHaveClass(hidden);
  });

  // Conformance: 4-24
  test('stays while the scroll position is within its height', async ({page}) => {
    await scroll(page, 20);
    await scroll(page, 20);
    await expect(navbar(page)).not.toHaveClass(hidden);
  });

  // Conformance: 4-24
  test('shows at the end of the page', async ({page}) => {
    await scroll(page, 300);
    await scroll(page, 300);
    await expect(navbar(page)).toHaveClass(hidden);
    await scroll(page, 100_000);
    await expect(navbar(page)).not.toHaveClass(hidden);
  });

  // Conformance: 4-25, T18
  test('a jump to a Chinese anchor hides it', async ({page}) => {
    await page.getByRole('link', {name: '本页锚点'}).click();
    await expect(page.getByRole('heading', {name: '小节丙'})).toBeInViewport();
    await expect(navbar(page)).toHaveClass(hidden);
  });
});
