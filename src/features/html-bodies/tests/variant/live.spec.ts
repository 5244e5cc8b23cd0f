import {expect, test, type Page} from '@playwright/test';
import {hydrated} from '../../../../../tests/e2e/browser';
import {complaints as complaintsOf} from '../../../../../tests/e2e/complaints';

const clock = (page: Page) => page.getByTestId('clock');

async function expectLive(page: Page): Promise<void> {
  await expect(clock(page)).toHaveText('在走，light');
  await page.getByRole('button', {name: '按了 3 次'}).click();
  await expect(page.getByRole('button', {name: '按了 4 次'})).toBeVisible();
  // The rest of the page is as on every other.
  await expect(page.locator('.theme-code-block code span').first()).toBeVisible();
  // From the system's mode by way of the light one.
  const toggle = page.getByRole('button', {name: /切换浅色.暗黑模式/});
  await toggle.click();
  await toggle.click();
  await expect(clock(page)).toHaveText('在走，dark');
}

test('components in a body are alive without a touch, on the page one comes in by', async ({page}) => {
  const complaints = complaintsOf(page);
  await page.goto('/docs/live');
  await expectLive(page);
  expect(complaints).toEqual([]);
});

test('components in a body are alive on a page one is led to, and the next one is as always', async ({page}) => {
  const complaints = complaintsOf(page);
  await page.goto('/docs/intro');
  await hydrated(page);
  const sidebar = page.getByRole('navigation', {name: '文档侧边栏'});
  await sidebar.getByRole('link', {name: '会动的正文'}).click();
  await expectLive(page);
  await sidebar.getByRole('link', {name: '岛', exact: true}).click();
  await expect(page.getByRole('main')).toContainText('图在下面很远的地方');
  expect(complaints).toEqual([]);
});
