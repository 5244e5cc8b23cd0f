import {expect, test} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {violations} from '../../../../../tests/e2e/violations';

const PAGE = '/docs/quickref';
const ROWS = 4;

test('a quick-reference table is whole without script', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL!});
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.locator('.quickref tbody tr:visible')).toHaveCount(ROWS);
  await expect(page.locator('.quickref-bar')).toBeHidden();
  await expect(page.locator('.quickref-copy:visible')).toHaveCount(0);
  await context.close();
});

for (const [screen, viewport] of Object.entries({desk: {width: 1280, height: 800}, phone: {width: 390, height: 844}})) {
  test(`a quick-reference table is filtered as one types, says how many rows are left, and copies commands, on a ${screen}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    const box = page.locator('.quickref[data-ready]');
    const field = box.getByRole('searchbox', {name: '在表里找'});
    await field.fill('reset 暂存');
    await expect(box.locator('tbody tr:visible')).toHaveCount(3);
    await expect(box.getByRole('status')).toHaveText(`${ROWS} 条里的 3 条`);
    await field.fill('没有这个词');
    await expect(box.getByRole('status')).toContainText('表里没有');
    await field.fill('');
    await expect(box.locator('tbody tr:visible')).toHaveCount(ROWS);
    await box.getByRole('button', {name: '复制 git restore --staged 文件'}).press('Enter');
    await expect(box.getByRole('status')).toHaveText('已复制 git restore --staged 文件');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('git restore --staged 文件');
    expect(await violations(page, [], '.quickref')).toEqual([]);
  });
}

test('a quick-reference table is printed alone', async ({page}) => {
  await open(page, PAGE);
  await page.evaluate(() => (window.print = () => {}));
  await page.locator('.quickref[data-ready]').getByRole('button', {name: '打印成一页'}).click();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.quickref-sheet tbody tr:visible')).toHaveCount(ROWS);
  await expect(page.locator('main')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.quickref-sheet')).toHaveCount(0);
  await expect(page.locator('main')).toBeVisible();
});
