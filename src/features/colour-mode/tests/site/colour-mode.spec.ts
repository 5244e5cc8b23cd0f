import {expect, test, type Page} from '@playwright/test';
import {open, stored, withStored} from '../../../../../tests/e2e/browser';

const toggle = (page: Page) => page.getByRole('button', {name: /^切换浅色\/暗黑模式/}).first();
const html = (page: Page) => page.locator('html');

/** On phones the switch is in the drawer. */
async function reachToggle(page: Page) {
  const hamburger = page.getByRole('button', {name: '切换导航栏'});
  if (await hamburger.isVisible()) {
    await hamburger.click();
  }
}

// Conformance: 4-7, 9-16
test('spec 4 Colour mode: light by default, whatever the system prefers', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect((await stored(page)).theme).toBeUndefined();
});

// Conformance: 4-8
test('spec 4 Colour mode: the toggle flips between dark and light, and the choice is kept', {tag: '@screens'}, async ({page}) => {
  await open(page, '/about');
  await reachToggle(page);
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect((await stored(page)).theme).toBe('dark');
  await open(page, '/docs/intro');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await reachToggle(page);
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect((await stored(page)).theme).toBe('light');
});

test('the bars of the phone have the colour of the paper, whoever changes the mode', {tag: '@screens'}, async ({page}) => {
  const colour = page.locator('meta[name="theme-color"]');
  await page.goto('/about');
  await expect(colour).toHaveAttribute('content', '#fcfbf8');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await open(page, '/about');
  await expect(colour).toHaveAttribute('content', '#14171a');
  await reachToggle(page);
  await toggle(page).click();
  await expect(colour).toHaveAttribute('content', '#fcfbf8');
});

// Conformance: 4-10, A8
test('spec 4 Colour mode: a choice made in another tab is applied, system (nothing stored) too', async ({page, context}) => {
  const other = await context.newPage();
  await open(page, '/about');
  await open(other, '/about');
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await other.evaluate(() => localStorage.removeItem('theme'));
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

for (const value of ['purple', 'system', '']) {
  // Conformance: T19 "spec 4 Colour mode: stored "purple" is ignored"
  test(`spec 4 Colour mode: stored "${value}" is ignored`, async ({page}) => {
    await withStored(page, {theme: value});
    await open(page, '/about');
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
  });
}

// Conformance: 1-3, 4-12, A22, T7
test('spec 4 Colour mode: the toggle is named in Chinese and disabled before the page is ready', async ({request}) => {
  const page = await (await request.get('/about')).text();
  const button = page.match(/<button[^>]*aria-label="?切换浅色\/暗黑模式[^>]*>/)![0];
  expect(button).toMatch(/ disabled/);
  expect(button).toContain('title=');
  expect(button).not.toMatch(/mode/);
});

// Conformance: T9
test('spec 9: the storage keys carry no namespace', async ({page}) => {
  await open(page, '/docs/intro');
  await reachToggle(page);
  await toggle(page).click();
  expect(Object.keys(await stored(page))).toContain('theme');
  expect(Object.keys(await stored(page)).filter((key) => /-[0-9a-f]{3}$/.test(key))).toEqual([]);
});
