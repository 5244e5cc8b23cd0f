import {expect, test} from '@playwright/test';
import {hydrated, open} from '../browser';

const TOP_LEVEL = [
  ['/', '并行笔记'],
  ['/about', '关于并行笔记'],
  ['/markdown-page', '用 Markdown 写一个页面'],
  ['/blog', '博客'],
  ['/blog/archive', '历史博文'],
  ['/blog/authors', '作者'],
  ['/blog/tags', '标签'],
  ['/blog/tags/docusaurus', /含有标签「docusaurus」$/],
  ['/blog/tags/hello', /含有标签「hello」$/],
  ['/search', '在文档中搜索'],
] as const;

// Conformance: 2.1-1
test('spec 2.1 Top-level routes: each is a page of its own', async ({page}) => {
  for (const [path, title] of TOP_LEVEL) {
    const response = await page.goto(path);
    await hydrated(page);
    expect(response!.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  }
});

// Conformance: 2.1-2, A3, T5
test('spec 2.1 /docs leads to the main doc', async ({page}) => {
  const response = await page.goto('/docs');
  expect(response!.status()).toBe(200);
  await expect(page).toHaveURL('/docs/intro');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('开始阅读');
  await expect(page.getByRole('navigation', {name: '页面路径'})).toBeVisible();
});

// Conformance: 2.1-3
test('spec 2.1 Any other path is not found: status 404, in Chinese', async ({page}) => {
  for (const path of ['/nope', '/docs/nope', '/docs/CUDA', '/blog/nope', '/blog/2024', '/docs/category/nope']) {
    const response = await page.goto(path);
    await hydrated(page);
    expect(response!.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('找不到页面');
    await expect(page).toHaveTitle('找不到页面 | 并行笔记');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  }
});

// Conformance: 2.1-3
test('spec 2.1 the not-found page offers a search for the words of the path', async ({page}) => {
  await page.goto('/docs/Linux/tmux-nope');
  await hydrated(page);
  await page.getByRole('main').getByRole('searchbox', {name: '搜索笔记'}).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=.*tmux/);
});

// Conformance: 2.3-9, A17
test('spec 2.3 Docs tag lists and author pages have no routes', async ({request}) => {
  for (const path of ['/docs/tags', '/docs/tags/hello', '/blog/authors/owner', '/blog/authors/all']) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

// Conformance: 3-5
test('spec 3 Locale: zh-Hans, left to right, and the only one', async ({page}) => {
  await open(page, '/docs/intro');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('head link[hreflang]:not([hreflang="zh-Hans"]):not([hreflang="x-default"])')).toHaveCount(0);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'zh_Hans');
});

// Conformance: 6-1
test('spec 6 No login: no page asks who the reader is, and nothing is set to tell', async ({page, context}) => {
  for (const path of ['/', '/docs/intro', '/blog', '/search', '/nope']) {
    await open(page, path);
    await expect(page.locator('main').first()).toBeVisible();
    await expect(page.locator('input[type="password"], input[type="email"], [href*="login"], [href*="signin"]')).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});
