import {expect, test} from '@playwright/test';
import {hydrated, open} from '../../../../../tests/e2e/browser';

const POST = {level: 1, name: 'HTTP 与 HTTPS'};

for (const path of ['/blog/2024/6/10/HTTP&HTTPS', '/blog/2024/6/10/HTTP%26HTTPS']) {
  // Conformance: 2.2-2 "spec 2.2: /blog/2024/6/10/HTTP%26HTTPS is the post, before and after the client takes over"
  test(`spec 2.2: ${path} is the post, before and after the client takes over`, async ({page}) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await open(page, `${path}?x=1#y`);
    await expect(page.getByRole('heading', POST)).toBeVisible();
    await expect(page).toHaveTitle(/HTTP 与 HTTPS/);
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?x=1#y');
    expect(errors).toEqual([]);
  });
}

// Conformance: 2.1-3, T20
test('spec 2.1: a missing doc reached by a click is the not-found page, title included', async ({page}) => {
  await open(page, '/links');
  await page.getByRole('link', {name: '不存在的文档'}).click();
  await expect(page.getByRole('heading', {level: 1, name: '找不到页面'})).toBeVisible();
  await expect(page).toHaveTitle(/^找不到页面 \|/);
});

test('spec 2.1: any other path is the not-found page, title included', async ({page}) => {
  const response = await page.goto('/nope');
  await hydrated(page);
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1, name: '找不到页面'})).toBeVisible();
  await expect(page).toHaveTitle(/^找不到页面 \|/);
});
