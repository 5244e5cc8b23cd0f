import {expect, test} from '@playwright/test';
import {open} from '../browser';
import {PAGE_KINDS} from '../page-kinds';
import {pageWithMost} from '../pageWith';
import {button, field, hits} from '../../../src/features/search/tests/search-helpers';
import {violationsInBothModes} from '../violations';

for (const [kind, path] of PAGE_KINDS) {
  // Conformance: X1 "WCAG 2.2 AA, light and dark, page kind: a category"
  test(`WCAG 2.2 AA, light and dark, page kind: ${kind}`, {tag: '@screens'}, async ({page}) => {
    await open(page, path);
    expect(await violationsInBothModes(page)).toEqual([]);
  });
}

// Conformance: X1
test('WCAG 2.2 AA, light and dark, the search with results', {tag: '@screens'}, async ({page}) => {
  await open(page, '/about');
  await button(page).click();
  await field(page).fill('cuda');
  await expect(hits(page).first()).toBeVisible();
  // DocSearch 3.9.0 puts a link into each option of its list box.
  expect(await violationsInBothModes(page, ['nested-interactive'])).toEqual([]);
});

// Conformance: X1
test('WCAG 2.2 AA, light and dark, the open navigation drawer', {tag: '@phone'}, async ({page}) => {
  await open(page, '/docs/intro');
  await page.getByRole('button', {name: '切换导航栏'}).click();
  await expect(page.getByRole('dialog', {name: '导航'})).toBeVisible();
  expect(await violationsInBothModes(page)).toEqual([]);
});

// Nothing is wider than a desktop window.
// Conformance: X3
test('WCAG 2.2 AA 2.1.1: what is wider than the window is scrolled with the keyboard', {tag: '@phone'}, async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(page, pageWithMost(/<th[ >]/g));
  const tables = page.getByRole('main').locator('table').filter({visible: true});
  const table = tables.nth(await tables.evaluateAll((all) => all.findIndex((one) => one.scrollWidth > one.clientWidth)));
  await table.scrollIntoViewIfNeeded();
  await table.focus();
  await expect(table).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
