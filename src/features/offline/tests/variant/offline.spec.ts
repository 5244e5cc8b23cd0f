import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {bundleWorker} from '../../build/bundleWorker';
import {hydrated, isMarked, mark, open} from '../../../../../tests/e2e/browser';
import {keptWhole} from '../keptWhole';
import {movingSite, type MovingSite} from '../../../navigation/tests/moving-site';

let site: MovingSite;

test.use({serviceWorkers: 'allow'});
test.beforeEach(async () => {
  site = await movingSite('build-variant');
});
test.afterEach(() => site.close());

const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('parallel-notes-')));
const isKept = (page: Page, path: string) => page.evaluate((url) => caches.match(url).then(Boolean), site.url + encodeURI(path));

/** A page of the build that was deployed second. */
const anew = (page: Page) => page.locator('html[data-edition="1"]');

/** Waits until the worker has written down that a page was read: it is told when the page is idle. */
const noted = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        caches
          .match('/offline-notes')
          .then((notes) => notes?.json())
          .then((notes: {visited: string[]} | undefined) => notes?.visited ?? []),
      ),
    )
    .toContain(path.slice(1));

/** Reads a page until the worker has cached it. */
async function read(page: Page, path: string): Promise<void> {
  await open(page, site.url + path);
  await expect.poll(() => keptWhole(page)).toContain(path.slice(1));
}

/** What goes wrong in the console. */
function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on(
    'console',
    (message) =>
      ['error', 'warning'].includes(message.type()) && !/ERR_|503|Failed to fetch/.test(message.text()) && said.push(message.text()),
  );
  page.on('pageerror', ({message}) => said.push(message));
  return said;
}

test('without a network, a page that was read is there and works, also by a click; another says so and lists what is there', async ({
  page,
}) => {
  const said = complaints(page);
  await read(page, '/docs/math');
  await read(page, '/docs/intro');
  site.offline(true);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1, name: '开始'})).toBeVisible();
  await mark(page);
  await page.getByRole('navigation', {name: '文档侧边栏'}).getByRole('link', {name: '公式', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: '公式'})).toBeVisible();
  await expect(page.locator('.katex-display')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.goto(`${site.url}/docs/guide/short`);
  await expect(page.getByRole('heading', {level: 1, name: '现在离线，这一页没有保存'})).toBeVisible();
  await page.getByRole('link', {name: '开始', exact: true}).click();
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1, name: '开始'})).toBeVisible();
  expect(said).toEqual([]);
});

test('a new build: a page that is opened is of it at once; an open one is told, and refreshed in all windows; the old cache goes', async ({
  context,
}) => {
  const [here, there] = [await context.newPage(), await context.newPage()];
  await read(here, '/docs/guide/long');
  // As a window in the background, which a headless browser has not.
  await there.addInitScript(() => Object.defineProperty(document, 'hidden', {value: true}));
  await read(there, '/docs/intro');
  const [old] = await cacheNames(here);
  site.deploy();
  await here.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration!.update()));
  const notice = here.getByRole('status').filter({hasText: '有新版本'});
  await expect(notice).toBeVisible();
  await expect(anew(here)).toHaveCount(0);
  await notice.getByRole('button', {name: '刷新'}).click();
  await expect(anew(here)).toHaveCount(1);
  await expect(anew(there)).toHaveCount(1);
  await here.reload();
  await expect.poll(() => cacheNames(here)).not.toContain(old);
  await expect.poll(() => cacheNames(here)).toHaveLength(1);
  site.offline(true);
  await here.reload();
  await hydrated(here);
  await expect(anew(here)).toHaveCount(1);
});

test('a section saved on purpose is there without a network, and can be removed', async ({page}) => {
  await open(page, `${site.url}/docs/category/指南`);
  await page.getByRole('button', {name: '离线保存本栏目'}).click();
  const state = page.getByRole('main').getByRole('status');
  await expect(state).toContainText(/^已保存，\d+\.\d MB/);
  expect(await isKept(page, '/docs/guide/long')).toBe(true);
  site.offline(true);
  await page.goto(`${site.url}/docs/guide/short`);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1, name: '短文'})).toBeVisible();
  await noted(page, '/docs/guide/short');
  await open(page, `${site.url}/docs/category/指南`);
  await page.getByRole('button', {name: '移除'}).click();
  await expect(state).toContainText(/^\d+ 篇/);
  expect(await isKept(page, '/docs/guide/long')).toBe(false);
  expect(await isKept(page, '/docs/guide/short')).toBe(true);
});

test('a section is saved while the browser still asks the reader whether it may be kept', async ({page}) => {
  // As Firefox does, for ever where the question is waved away.
  await page.addInitScript(() => (navigator.storage.persist = () => new Promise(() => {})));
  await open(page, `${site.url}/docs/category/指南`);
  await page.getByRole('button', {name: '离线保存本栏目'}).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(/^已保存，\d+\.\d MB/);
});

test('a network that needs a login, and answers everything with its own page, gets nothing into the cache', async ({page}) => {
  await read(page, '/docs/intro');
  site.answer = (_path, response) => {
    response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).end('<!doctype html><title>登录</title><h1>请登录</h1>');
    return true;
  };
  // The login page is shown: there is no other way to it.
  await page.goto(`${site.url}/docs/guide/short`);
  await expect(page.getByRole('heading', {name: '请登录'})).toBeVisible();
  const asked = await page.evaluate(() => fetch('/docs/intro').then((response) => response.text()));
  expect(asked).not.toContain('请登录');
  await page.evaluate(() => navigator.serviceWorker.controller!.postMessage({kind: 'visit', page: 'docs/guide/short'}));
  site.answer = null;
  await read(page, '/docs/guide/short');
  expect(await page.evaluate(() => caches.match('/docs/guide/short').then((kept) => kept!.text()))).not.toContain('请登录');
});

test('a site that does without a worker again: the one it had clears away itself and what it kept', async ({page}) => {
  await read(page, '/docs/intro');
  writeFileSync(path.join(site.dir, 'sw.js'), await bundleWorker());
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration!.update()));
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
