import {expect} from '@playwright/test';
import {field, hits, hostedTest as test, search} from '../search-helpers';

// Conformance: 2.5-4, 9-3
test('spec 2.5 Results are grouped by top-level heading, five at most in a group, with icons per level', async ({page}) => {
  await search(page, '排序');
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['数据结构', 'Linux']);
  const groups = page.locator('.DocSearch-Hits');
  await expect(groups.nth(0).locator('.DocSearch-Hit')).toHaveCount(5);
  await expect(groups.nth(1).locator('.DocSearch-Hit')).toHaveCount(2);
  const icon = (n: number) => groups.nth(1).locator('.DocSearch-Hit').nth(n).locator('.DocSearch-Hit-icon path').getAttribute('d');
  expect(await icon(0)).not.toBe(await icon(1));
  await expect(groups.nth(1).locator('mark').first()).toHaveText('排序');
});

// Conformance: 2.5-5, 3-7
test('spec 2.5 A footer link goes to the search page with the query', async ({page}) => {
  await search(page, '排序');
  const link = page.getByRole('link', {name: '查看全部 10 条结果'});
  await expect(link).toHaveAttribute('href', '/search?q=%E6%8E%92%E5%BA%8F');
  await link.click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('「排序」的搜索结果');
  await expect(field(page)).toHaveCount(0);
});

// Conformance: 2.5-6, 9-7
test('spec 2.5 No results: the query, up to three suggestions and a report link', async ({page}) => {
  await search(page, 's');
  await expect(hits(page).first()).toBeVisible();
  await field(page).fill('无此词');
  const screen = page.locator('.DocSearch-NoResults');
  await expect(screen.locator('.DocSearch-Title')).toHaveText('没有结果： "无此词"');
  await expect(screen).toContainText('试试搜索');
  const suggestions = screen.locator('.DocSearch-Prefill');
  expect(await suggestions.count()).toBeGreaterThan(0);
  expect(await suggestions.count()).toBeLessThanOrEqual(3);
  const report = screen.getByRole('link', {name: '请告知我们。'});
  await expect(report).toHaveAttribute('href', /^https:\/\/[^?]*\/issues\/new\?title=.*%E6%97%A0%E6%AD%A4%E8%AF%8D$/);
  await suggestions.first().click();
  await expect(field(page)).not.toHaveValue('无此词');
});

test('a hit of the published site opens on this copy of it, without a page load', async ({page}) => {
  await search(page, 'git log');
  await expect(hits(page).first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await field(page).press('Enter');
  await expect(page).toHaveURL('/docs/intro?git');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(field(page)).toHaveCount(0);
});

test('markup in the indexed text is shown, not run', async ({page}) => {
  let alerted = false;
  page.on('dialog', (dialog) => {
    alerted = true;
    void dialog.dismiss();
  });
  await search(page, 'thrust');
  await expect(hits(page)).toContainText('thrust::sort<T> 与 <img src=x onerror=alert(1)>');
  await field(page).press('Enter');
  await page.locator('.DocSearch-Button').click();
  await expect(hits(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('.DocSearch-Modal img')).toHaveCount(0);
  expect(alerted).toBe(false);
});
