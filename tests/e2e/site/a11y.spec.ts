import {expect, test} from '@playwright/test';
import {open} from '../browser';
import {PAGE_KINDS} from '../page-kinds';
import {button, field, hits} from '../../../src/features/search/tests/search-helpers';
import {violations} from '../violations';

const THEMES = ['light', 'dark'] as const;

for (const theme of THEMES) {
  test.describe(`WCAG 2.2 AA, ${theme}`, () => {
    test.beforeEach(({page}) => page.addInitScript((value) => localStorage.setItem('theme', value), theme));

    for (const [kind, path] of PAGE_KINDS) {
      // Conformance: X1 "page kind: a category"
      test(`page kind: ${kind}`, {tag: '@screens'}, async ({page}) => {
        await open(page, path);
        expect(await violations(page)).toEqual([]);
      });
    }

    // Conformance: X1
    test('the search with results', {tag: '@screens'}, async ({page}) => {
      await open(page, '/about');
      await button(page).click();
      await field(page).fill('cuda');
      await expect(hits(page).first()).toBeVisible();
      // DocSearch 3.9.0 puts a link into each option of its list box.
      expect(await violations(page, ['nested-interactive'])).toEqual([]);
    });

    // On a desktop this drawing is shown as large as it is.
    test('a picture on the stage', {tag: '@phone'}, async ({page}) => {
      await open(page, '/docs/CUDA/1.0 并行计算与计算机架构');
      await page
        .getByRole('button', {name: /^放大：/})
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', {name: /^放大的图/})).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    // Conformance: X1
    test('the open navigation drawer', {tag: '@phone'}, async ({page}) => {
      await open(page, '/docs/Python/Python基本操作');
      await page.getByRole('button', {name: '切换导航栏'}).click();
      await expect(page.getByRole('dialog', {name: '导航'})).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

// Nothing is wider than a desktop window.
// Conformance: X3
test('WCAG 2.2 AA 2.1.1: what is wider than the window is scrolled with the keyboard', {tag: '@phone'}, async ({page}) => {
  await open(page, '/docs/Python/Python数据读取');
  const table = page.getByRole('main').locator('table').filter({visible: true}).first();
  await table.scrollIntoViewIfNeeded();
  await table.focus();
  await expect(table).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
