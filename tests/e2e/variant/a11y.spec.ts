import {expect, test} from '@playwright/test';
import {open, withStored} from '../browser';
import {violationsInBothModes} from '../violations';

test.beforeEach(({page}) => withStored(page, {theme: 'light'}));

// Conformance: X2
test('WCAG 2.2 AA, light and dark: the announcement bar', async ({page}) => {
  await open(page, '/docs/intro');
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  expect(await violationsInBothModes(page)).toEqual([]);
});

test('WCAG 2.2 AA, light and dark: an open dropdown of the navbar', async ({page}) => {
  await open(page, '/links');
  await page.getByRole('navigation', {name: '主导航'}).getByRole('button', {name: '更多'}).press('Enter');
  await expect(page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name: '短文'})).toBeVisible();
  expect(await violationsInBothModes(page)).toEqual([]);
});

// Conformance: X2
test('WCAG 2.2 AA, light and dark: the crash screen', async ({page}) => {
  await open(page, '/crash');
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.getByRole('button', {name: '重试'})).toBeVisible();
  expect(await violationsInBothModes(page)).toEqual([]);
});
