import {expect, test, type Page} from '@playwright/test';
import {open} from '../browser';

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

const hamburger = (page: Page) => page.getByRole('button', {name: '切换导航栏'});
const drawer = (page: Page) => page.getByRole('dialog', {name: '导航'});
const docsMenu = (page: Page) => drawer(page).locator('.theme-doc-sidebar-menu');
const mainMenu = (page: Page) => drawer(page).locator('.navbar-sidebar__item').first();
const backToMain = (page: Page) => drawer(page).getByRole('button', {name: '← 回到主菜单'});
const focusInside = (page: Page) => drawer(page).evaluate((element) => element.contains(document.activeElement));

test.describe('spec 4 Mobile sidebar', () => {
  test.beforeEach(async ({page}) => {
    await open(page, '/docs/guide/long');
    await expect(drawer(page)).toBeHidden();
    await hamburger(page).click();
    await expect(drawer(page)).toBeVisible();
  });

  // Conformance: 4-20
  test('fills the height of the screen and locks the scroll of the page', async ({page}) => {
    const height = await page.locator('.navbar-sidebar').evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBe(844);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await drawer(page).getByRole('button', {name: '关闭导航栏'}).click();
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  // Conformance: 4-21
  test('opens on the docs sidebar; a button leads back to the main menu', async ({page}) => {
    await expect(docsMenu(page).getByRole('link', {name: '短文'})).toBeInViewport();
    await backToMain(page).click();
    await expect(mainMenu(page).getByRole('link', {name: '没写位置'})).toBeInViewport();
    await expect(docsMenu(page)).not.toBeInViewport();
    expect(await focusInside(page)).toBe(true);
  });

  // Conformance: 4-22
  test('a dropdown starts expanded when it holds the active page, collapses and expands', async ({page}) => {
    await backToMain(page).click();
    const item = mainMenu(page).getByRole('link', {name: '短文'});
    await drawer(page).getByRole('button', {name: '收起下拉菜单'}).first().click();
    await expect(item).toBeHidden();
    await mainMenu(page).getByRole('button', {name: '更多'}).click();
    await expect(item).toBeVisible();
  });

  test('Escape closes it and focus returns to the button', async ({page}) => {
    await expect.poll(() => focusInside(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
  });

  test('focus moves in and cannot leave', async ({page}) => {
    await expect(drawer(page).getByRole('button', {name: '关闭导航栏'})).toBeFocused();
    const seen = new Set<string>();
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press(press < 15 ? 'Tab' : 'Shift+Tab');
      const place = await page.evaluate(() => {
        const {activeElement} = document;
        // Between the last and the first element focus is in the browser's own frame.
        return activeElement === document.body ? 'browser' : String(activeElement!.closest('[role="dialog"]')?.getAttribute('aria-label'));
      });
      seen.add(place);
    }
    expect([...seen].filter((place) => place !== 'browser')).toEqual(['导航']);
  });

  test('a tap beside it closes it', async ({page}) => {
    await page.touchscreen.tap(375, 500);
    await expect(drawer(page)).toBeHidden();
  });

  test('following a link closes it', async ({page}) => {
    await docsMenu(page).getByRole('link', {name: '短文'}).click();
    await expect(page.getByRole('heading', {level: 1, name: '短文'})).toBeVisible();
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });
});
