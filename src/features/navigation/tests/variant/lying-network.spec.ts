import {expect, test, type Request} from '@playwright/test';
import {hydrated, isMarked, mark, open, PAGE_CHUNK, touch, withConnection} from '../../../../../tests/e2e/browser';

const LOGIN = {status: 200, contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>登录</title><h1>请登录</h1>'};

test.beforeEach(({page}) => withConnection(page, {effectiveType: '2g'}));

test('code that never comes: the reader is told that it loads, and another page can be opened meanwhile', async ({page}) => {
  await open(page, '/links');
  await mark(page);
  const hanging = new Set<string>();
  await page.route(PAGE_CHUNK, (route) => {
    hanging.add(route.request().url());
  });
  await page.getByRole('main').getByRole('link', {name: '长文', exact: true}).click();
  await expect.poll(() => hanging.size).toBeGreaterThan(0);
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  await page.unroute(PAGE_CHUNK);
  await page.getByRole('navigation', {name: '主导航'}).getByRole('link').first().click();
  await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await isMarked(page)).toBe(true);
});

test('a network that answers code with its login page: the text stays, the reader can try again, and then it works', async ({page}) => {
  await open(page, '/links');
  await mark(page);
  const asked = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  await page.route(PAGE_CHUNK, (route) => route.fulfill(LOGIN));
  await page.getByRole('main').getByRole('link', {name: '长文', exact: true}).click();
  const box = page.getByRole('alert');
  await expect(box.getByRole('button', {name: '重试'})).toBeVisible();
  await expect(page.getByText('请登录')).toHaveCount(0);
  // The first of several answers shows the box; a press before the last would be answered by it.
  await page.unrouteAll({behavior: 'wait'});
  await expect.poll(() => asked.size).toBe(0);
  await box.getByRole('button', {name: '重试'}).click();
  await expect(page.getByRole('heading', {level: 1, name: '长文'})).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

for (const [name, answer] of [
  ['its login page', LOGIN],
  ['half of it', {status: 200, contentType: 'text/javascript', body: '(self.webpackChunk=self.webpackChunk||[]).push([["x"],{1:(e,t)=>{'}],
] as const) {
  for (const [what, files] of [
    ['the main script', /\/assets\/js\/main\.[^/]+\.js$/],
    ['the runtime', /\/assets\/js\/runtime~main\.[^/]+\.js$/],
    ['the code of the page', PAGE_CHUNK],
  ] as const) {
    test(`a network that answers ${what} with ${name}: the text is there, a box says what is not, and its button brings it once the network tells the truth`, async ({
      page,
    }) => {
      let loads = 0;
      page.on('framenavigated', () => (loads += 1));
      await page.route(files, (route) => route.fulfill(answer));
      await page.goto('/docs/guide/long');
      await touch(page);
      const box = page.getByRole('alert').filter({hasText: '正文可以阅读'});
      await expect(box).toBeVisible();
      await expect(page.getByRole('heading', {level: 1, name: '长文'})).toBeVisible();
      expect(loads).toBeLessThanOrEqual(2);
      await page.unroute(files);
      await box.getByRole('button', {name: '重试'}).click();
      await hydrated(page);
      await expect(box).toHaveCount(0);
    });
  }
}
