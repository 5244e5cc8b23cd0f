import {expect, test, type Page} from '@playwright/test';
import {testBrowserPath} from '../../../src/shared/testing/chromium';
import {open} from '../browser';

/** An address that browsers do not trust, as a plain http host has it: pages there have no `navigator.clipboard`. */
const HOST = 'notes.test';

test.use({launchOptions: {executablePath: testBrowserPath(), args: ['--no-sandbox', `--host-resolver-rules=MAP ${HOST} localhost`]}});

async function openPlain(page: Page, baseURL: string | undefined, path: string): Promise<void> {
  await open(page, new URL(path, baseURL!.replace('localhost', HOST)).href);
  expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false);
}

/** What the clipboard holds, by pasting it. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => document.body.appendChild(document.createElement('textarea')).focus());
  await page.keyboard.press('Control+V');
  return page.evaluate(() => {
    const area = document.activeElement as HTMLTextAreaElement;
    area.remove();
    return area.value;
  });
}

test('code is copied over plain http', async ({page, baseURL}) => {
  await openPlain(page, baseURL, '/code');
  const block = page.locator('.theme-code-block', {hasText: 'cd src'});
  await block.hover();
  await block.getByRole('button', {name: '复制'}).click();
  await expect(block.getByRole('button', {name: '已复制'})).toBeVisible();
  expect(await pasted(page)).toBe('cd src\nmake');
});

test('a page is copied as Markdown over plain http', async ({page, baseURL}) => {
  await openPlain(page, baseURL, '/docs/guide/long');
  const box = page.locator('.theme-doc-footer span', {has: page.getByRole('button', {name: '复制为 Markdown'})});
  await box.getByRole('button').click();
  await expect(box.getByRole('status')).toHaveText('已复制');
  expect(await pasted(page)).toMatch(/^---\ntitle: /);
});

test('a command of a quick-reference table is copied over plain http', async ({page, baseURL}) => {
  await openPlain(page, baseURL, '/docs/quickref');
  const box = page.locator('.quickref[data-ready]');
  await box.getByRole('button', {name: '复制 git restore --staged 文件'}).click();
  await expect(box.getByRole('status')).toHaveText('已复制 git restore --staged 文件');
  expect(await pasted(page)).toBe('git restore --staged 文件');
});

test('the address of a player’s step is copied over plain http', async ({page, baseURL}) => {
  await openPlain(page, baseURL, '/docs/player');
  const share = page.getByRole('button', {name: '分享'}).first();
  await share.click();
  await expect(page.getByText('也已复制').first()).toBeVisible();
  expect(await pasted(page)).toBe(page.url());
});
