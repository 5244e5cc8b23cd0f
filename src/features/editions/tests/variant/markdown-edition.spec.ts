import {expect, test} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';

const PAGE = '/docs/guide/long';

test('a note is copied as Markdown, and a failure is said', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  const box = page.locator('.theme-doc-footer span', {has: page.getByRole('button', {name: '复制为 Markdown'})});
  await box.getByRole('button').press('Enter');
  await expect(box.getByRole('status')).toHaveText('已复制');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const file = await page.request.get(`${PAGE}.md`);
  expect(file.headers()['content-type']).toMatch(/^text\/markdown; *charset=utf-8$/i);
  expect(copied.replaceAll('\r\n', '\n')).toBe(await file.text());
  expect(copied).toMatch(/^---\ntitle: /);

  await page.route('**/*.md', (route) => route.fulfill({contentType: 'text/html', body: '<p>请先登录无线网络'}));
  await box.getByRole('button').click();
  await expect(box.getByRole('status')).toContainText('没有复制成功');
});

test('the clipboard is written within the press: Safari refuses it later', async ({page}) => {
  await open(page, PAGE);
  const isWithin = await page
    .locator('.theme-doc-footer')
    .getByRole('button', {name: '复制为 Markdown'})
    .evaluate((button: HTMLElement) => {
      let isWritten = false;
      navigator.clipboard.write = async () => void (isWritten = true);
      button.click();
      return isWritten;
    });
  expect(isWithin).toBe(true);
});

test('without script a plain link leads to the Markdown of a note and of a post', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL!});
  const page = await context.newPage();
  for (const path of [PAGE, '/blog/2026/01/02/math']) {
    await page.goto(path);
    const header = page.locator('article header').first();
    await header
      .locator('summary')
      .click({timeout: 1000})
      .catch(() => {});
    await expect(header.getByRole('button', {name: '复制为 Markdown'})).toBeHidden();
    const href = await header.getByRole('link', {name: '.md', exact: true}).getAttribute('href');
    expect(decodeURI(href!)).toBe(`${path}.md`);
    expect(await page.locator('link[type="text/markdown"]').getAttribute('href')).toBe(href);
    expect((await page.request.get(href!)).ok()).toBe(true);
  }
  await context.close();
});
