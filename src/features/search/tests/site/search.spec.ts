import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {button, docsearchChunks, field, hits, search, visit} from '../search-helpers';

test.describe('without a hosted service', () => {
  let foreign: string[];
  let said: string[];

  test.beforeEach(({page, baseURL}) => {
    foreign = [];
    said = [];
    page.on('request', (request) => request.url().startsWith(baseURL!) || foreign.push(request.url()));
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
    page.on('pageerror', ({message}) => said.push(message));
  });

  test.afterEach(() => {
    expect(foreign).toEqual([]);
    expect(said).toEqual([]);
  });

  test('spec 2.5 The search answers from the site itself, and a result opens its page', {tag: '@screens'}, async ({page}) => {
    await search(page, 'ＣＵＤＡ', '/about');
    await expect(hits(page).locator('mark').first()).toHaveText(/^cuda$/i);
    await hits(page).locator('a[href="/docs/category/cuda"]').click();
    await expect(page).toHaveURL('/docs/category/cuda');
    await expect(field(page)).toHaveCount(0);
  });

  test('spec 2.5 Enter opens the active result', async ({page}) => {
    await search(page, 'cuda', '/about');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    const target = await hits(page).first().locator('a').getAttribute('href');
    await field(page).press('Enter');
    await expect(page).toHaveURL(target!);
  });

  // Conformance: 2.5-6
  test('spec 2.5 No results are said, with a report link to the source repository', async ({page}) => {
    await search(page, '番茄炒蛋', '/about');
    await expect(page.locator('.DocSearch-NoResults')).toContainText('没有结果： "番茄炒蛋"');
    await expect(page.getByRole('link', {name: '请告知我们。'})).toHaveAttribute('href', /\/issues\/new\?title=/);
  });

  // Conformance: 2.1-10
  test('spec 2.1 /search answers, and says when there is nothing', async ({page}) => {
    await visit(page, '/search?q=cuda');
    await expect(page.getByRole('status')).toHaveText(/^找到 \d+ 篇$/);
    await expect(page.locator('main article a[href="/docs/category/cuda"]')).toBeVisible();
    await page.getByRole('searchbox').fill('番茄炒蛋');
    await expect(page.getByRole('status')).toHaveText('未找到结果');
    await expect(page).toHaveTitle(/番茄炒蛋/);
  });

  // Conformance: 1-3, T7
  test('spec 1 Interface language: the modal and its button are in Chinese', async ({page}) => {
    await search(page, 'cuda', '/about');
    await expect(button(page)).toHaveAccessibleName('搜索');
    await expect(field(page)).toHaveAttribute('placeholder', '搜索笔记');
    await expect(field(page)).toHaveAccessibleName('搜索');
    await expect(page.getByRole('dialog', {name: '搜索笔记'})).toBeVisible();
    await expect(page.getByRole('combobox', {name: '搜索'})).toBeFocused();
    await expect(page.getByTitle('清除查询')).toBeVisible();
    const labels = await page.locator('.DocSearch-Container').evaluate((modal) =>
      Array.from(modal.querySelectorAll('[aria-label], [title], [placeholder], .DocSearch-Label, .DocSearch-Cancel'))
        .filter((element) => !element.closest('.DocSearch-Logo'))
        .flatMap((element) => [
          element.getAttribute('aria-label'),
          element.getAttribute('title'),
          element.getAttribute('placeholder'),
          element.textContent,
        ])
        .filter((text): text is string => Boolean(text)),
    );
    expect(labels.length).toBeGreaterThan(8);
    expect(labels.filter((text) => !/\p{Script=Han}/u.test(text))).toEqual([]);
  });

  test('no service is preconnected or named', async ({page}) => {
    await search(page, 'cuda', '/about');
    await expect(hits(page).first()).toBeVisible();
    await expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0);
    await expect(page.locator('.DocSearch-Logo')).toBeHidden();
  });
});

// Conformance: 8-11
test('the index that cannot be fetched is a failure, not an absence of results', async ({page}) => {
  await page.route('**/search/titles.json', (route) => route.abort());
  await search(page, 'cuda', '/about');
  await expect(page.locator('.DocSearch-ErrorScreen')).toContainText('无法获取结果');
  await page.unroute('**/search/titles.json');
  await field(page).fill('cud');
  await expect(hits(page).first()).toBeVisible();
});

// Conformance: T11
test('T11 DocSearch is in one script, and in none that a page starts with', async ({page}) => {
  const [chunk, ...more] = docsearchChunks('build');
  expect(more).toEqual([]);
  expect(readFileSync(`build/assets/js/${chunk}`, 'utf8')).toContain('3.9.0');
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await visit(page, '/');
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((url) => url.endsWith(chunk!))).toEqual([]);
  await button(page).focus();
  await expect.poll(() => scripts.filter((url) => url.endsWith(chunk!))).toHaveLength(1);
});
