import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {hydrated, isMarked, mark, open, PAGE_CHUNK, touch, withConnection} from '../../../../../tests/e2e/browser';
import {movingSite, type MovingSite} from '../moving-site';

/** What a deploy does to a page that is open, on a plain host and without a service worker: files are gone while it runs. */
let site: MovingSite;

test.beforeEach(async ({page}) => {
  site = await movingSite('build-variant');
  await withConnection(page, {effectiveType: '2g'});
});
test.afterEach(() => site.close());

const FIRST = 'assets/js/{main,runtime~main}.*.js';
/** A page of the build that was deployed second. */
const anew = (page: Page) => page.locator('html[data-edition="1"]');
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', {level: 1, name});
const sidebar = (page: Page, name: string) => page.getByRole('navigation', {name: '文档侧边栏'}).getByRole('link', {name, exact: true});

function remove(pattern: string): void {
  const files = globSync(pattern, {cwd: site.dir});
  expect(files.length).toBeGreaterThan(0);
  files.forEach((file) => rmSync(path.join(site.dir, file)));
}

function restore(pattern: string): void {
  globSync(pattern, {cwd: 'build-variant'}).forEach((file) => cpSync(path.join('build-variant', file), path.join(site.dir, file)));
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  return () => loads;
}

/** Follows a link in the body of a note. */
const follow = (page: Page, href: string) =>
  page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), {href: address});
    document.querySelector('[data-body]')!.append(link);
    link.click();
  }, href);

/** Puts the next build in place; the code of the old one's pages is gone, and asked for in vain until the new one runs. */
function deploy(): void {
  site.deploy();
  site.answer = (file, response) => {
    const isGone = PAGE_CHUNK.test(file) && !site.requests.some((one) => /\/main\.0+1\.js$/.test(one));
    if (isGone) {
      response.writeHead(404).end();
    }
    return isGone;
  };
}

test('a page whose reader comes back after a deploy: its first scripts are gone, the new build is fetched, once', async ({page}) => {
  await page.goto(`${site.url}/docs/guide/long`);
  const loads = countLoads(page);
  deploy();
  await hydrated(page);
  await expect(anew(page)).toHaveCount(1);
  expect(loads()).toBe(1);
});

test('the first scripts are gone and nothing came in their place: it is tried once, then a box says so', async ({page}) => {
  await page.goto(`${site.url}/docs/guide/long`);
  const loads = countLoads(page);
  remove(FIRST);
  await touch(page);
  const box = page.getByRole('alert').filter({hasText: '正文可以阅读'});
  await expect(box).toBeVisible();
  await expect(title(page, '长文')).toBeVisible();
  expect(loads()).toBe(1);
  restore(FIRST);
  await box.getByRole('button', {name: '重试'}).click();
  await hydrated(page);
});

test('a click whose code is gone: a box says so, and opens the page in the new build', async ({page}) => {
  await open(page, `${site.url}/docs/guide/short`);
  const loads = countLoads(page);
  deploy();
  await page.getByRole('navigation', {name: '主导航'}).getByRole('link').first().click();
  const box = page.getByRole('alert').filter({hasText: '可能是网络中断，也可能是站点刚刚更新'});
  await expect(box).toBeVisible();
  expect(loads()).toBe(0);
  await box.getByRole('button', {name: '重新打开本页'}).click();
  await hydrated(page);
  await expect(anew(page)).toHaveCount(1);
  await expect(page).toHaveURL(`${site.url}/`);
});

test('a click on a note: its text is of the new build, which is opened, once', {tag: '@lean'}, async ({page}) => {
  await open(page, `${site.url}/docs/guide/short`);
  const loads = countLoads(page);
  deploy();
  await sidebar(page, '长文').click();
  await expect(anew(page)).toHaveCount(1);
  await expect(title(page, '长文')).toBeVisible();
  await hydrated(page);
  expect(loads()).toBe(1);
});

test('a page that only the new build has is opened in it, once', async ({page}) => {
  await open(page, `${site.url}/docs/guide/short`);
  const loads = countLoads(page);
  cpSync(path.join(site.dir, 'folded.html'), path.join(site.dir, 'newcomer.html'));
  deploy();
  // The code of this deploy has no such route: once it runs, the text is gone.
  const opened = page.waitForResponse((response) => response.request().isNavigationRequest());
  await follow(page, '/newcomer');
  expect(await (await opened).text()).toContain('没有组的甲');
  await expect(anew(page)).toHaveCount(1);
  expect(loads()).toBe(1);
});

test('a page that the new build no longer has is not found, once its code is asked for there', {tag: '@lean'}, async ({page}) => {
  await open(page, `${site.url}/docs/guide/short`);
  deploy();
  rmSync(path.join(site.dir, 'docs/guide/long.html'));
  await sidebar(page, '长文').click();
  await expect(anew(page)).toHaveCount(1);
  await expect(title(page, /找不到/)).toBeVisible();
});

test('a path that no build has is not found, without a page load', {tag: '@lean'}, async ({page}) => {
  await open(page, `${site.url}/docs/guide/short`);
  await mark(page);
  await follow(page, '/nowhere');
  await expect(title(page, /找不到/)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('the search, whose code is gone, says so, and works when it is asked again', async ({page}) => {
  await open(page, `${site.url}/docs/guide/short`);
  remove('assets/js/search.*.js');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('alert').filter({hasText: '搜索没有加载成功'});
  await expect(box).toBeVisible();
  restore('assets/js/search.*.js');
  await box.getByRole('button', {name: '重试'}).click();
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
});

test(
  'parts of a page whose code is gone: a box names them, makes way for the text, and brings them when the reader asks again',
  {tag: '@lean'},
  async ({page}) => {
    const gone = 'assets/js/{math,zoom}.*.js';
    remove(gone);
    await open(page, `${site.url}/look`);
    const box = page
      .getByRole('alert')
      .filter({hasText: /正文可以阅读，但(公式的复制与滚动、图的放大|图的放大、公式的复制与滚动)没有加载成功/});
    await expect(box).toBeVisible();
    await box.getByRole('button', {name: '关闭'}).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    // Another page with pictures says it anew.
    await follow(page, '/docs/markdown');
    await expect(box).toBeVisible();
    const opener = page.getByRole('button', {name: /^放大：/}).first();
    await expect(opener).toHaveCount(0);
    restore(gone);
    await box.getByRole('button', {name: '重试'}).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(opener).toBeVisible();
  },
);

test('a part whose code is lost once comes by itself, without a word', async ({page}) => {
  const asked = () => site.requests.filter((file) => /\/code-block\./.test(file)).length;
  site.answer = (file, response) => {
    const isLost = /\/code-block\./.test(file) && asked() === 1;
    if (isLost) {
      response.writeHead(503).end();
    }
    return isLost;
  };
  await open(page, `${site.url}/code`);
  await expect(page.getByRole('button', {name: '换行'}).first()).toBeVisible();
  expect(asked()).toBe(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('diagrams whose script is gone stay as their source, and are drawn when the reader asks again', async ({page}) => {
  const gone = 'assets/js/mermaid/*.js';
  remove(gone);
  await open(page, `${site.url}/look`);
  const diagram = page.locator('[data-mermaid]').first();
  await diagram.scrollIntoViewIfNeeded();
  const box = page.getByRole('alert').filter({hasText: '正文可以阅读，但示意图没有加载成功'});
  await expect(box).toBeVisible();
  await expect(diagram).toContainText('flowchart LR');
  restore(gone);
  await box.getByRole('button', {name: '重试'}).click();
  await expect(diagram.locator('svg')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a click without a network: the box says that it is offline', async ({page, context}) => {
  await open(page, `${site.url}/docs/guide/short`);
  await context.setOffline(true);
  await sidebar(page, '长文').click();
  const box = page.getByRole('alert').filter({hasText: '现在离线，这一页没有保存在这个浏览器里'});
  await expect(box).toBeVisible();
  await context.setOffline(false);
  await box.getByRole('button', {name: '重试'}).click();
  await expect(title(page, '长文')).toBeVisible();
});
