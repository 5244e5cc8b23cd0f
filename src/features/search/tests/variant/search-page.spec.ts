import {expect} from '@playwright/test';
import {hostedTest as test, visit} from '../search-helpers';

const url = (query: string) => `/search?q=${encodeURIComponent(query)}`;

// Conformance: 2.1-10, A14
test('spec 2.1 /search: results of the query in the address, which follows what is typed', async ({page, hosted}) => {
  await visit(page, url('排序'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('「排序」的搜索结果');
  await expect(page.getByRole('status')).toHaveText('找到 10 篇');
  await expect(page.locator('main article')).toHaveCount(10);
  await page.getByRole('searchbox', {name: '搜索'}).fill('归约');
  await expect(page).toHaveURL(url('归约'));
  await expect(page.locator('main article')).toHaveCount(1);
  await expect(page.locator('main article')).toContainText('孤儿段落');
  expect(hosted.requests.at(-1)?.body.requests[0]).toMatchObject({query: '归约', indexName: 'variant', hitsPerPage: 20, page: 0});
});

// Conformance: 2.1-10
test('spec 2.1 /search: loading, then no results', async ({page, hosted}) => {
  let release = () => {};
  hosted.gate = new Promise<void>((resolve) => (release = resolve));
  await visit(page, url('无此词'));
  await expect(page.getByRole('status')).toHaveText('正在获取新的搜索结果...');
  await expect(page).toHaveTitle(/「无此词」的搜索结果/);
  release();
  await expect(page.getByRole('status')).toHaveText('未找到结果');
});

// Conformance: 2.5-7, T10
test('spec 2.5 Failure on /search: said, with a retry, and no crash', async ({page, hosted}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  hosted.faults.set('*', 'connection lost');
  await visit(page, url('排序'));
  await expect(page.getByRole('alert')).toContainText('无法获取结果');
  hosted.faults.clear();
  await page.getByRole('button', {name: '重试'}).click();
  await expect(page.locator('main article')).toHaveCount(10);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
});

// Conformance: 4-6
test('spec 9 Host memory: the search page leaves a failed host alone, too', async ({page, hosted}) => {
  hosted.faults.set('TESTAPP-dsn.algolia.net', '500');
  await visit(page, url('排序'));
  await expect(page.locator('main article')).toHaveCount(10);
  expect(hosted.hosts()[0]).toBe('TESTAPP-dsn.algolia.net');
  hosted.requests.length = 0;
  await visit(page, url('归约'));
  await expect(page.locator('main article')).toHaveCount(1);
  expect(hosted.hosts()).toEqual([expect.stringMatching(/^TESTAPP-[123]\.algolianet\.com$/)]);
});
