import {expect, test, type Page} from '@playwright/test';
import {hydrated, isMarked, mark, open, withConnection} from '../../../../../tests/e2e/browser';

const SENTENCE = '并行的两条路各自向前';
const body = (page: Page) => page.locator('main [data-body]');
const sidebar = (page: Page, name: string) => page.getByRole('navigation', {name: '文档侧边栏'}).getByRole('link', {name, exact: true});
const paragraph = (page: Page) => page.getByRole('main').getByText(SENTENCE).first();
const box = (page: Page) => page.getByRole('alert').filter({hasText: '这一页没有加载成功'});

/** All that the page says in the console above the level of information. */
function complaints(page: Page): string[] {
  const texts: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && texts.push(message.text()));
  page.on('pageerror', ({message}) => texts.push(message));
  return texts;
}

/** The body as the server wrote it, read back by the browser's own parser. */
const servedBody = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const text = await (await fetch(address)).text();
    return new DOMParser().parseFromString(text, 'text/html').querySelector('[data-body]')!.innerHTML;
  }, path);

test('the text of a note comes once: in the HTML, and in none of the scripts', {tag: '@lean'}, async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on(
    'requestfinished',
    (request) => request.resourceType() === 'script' && scripts.push(request.response().then((response) => response!.text())),
  );
  const html = await (await page.goto('/docs/guide/long'))!.text();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(html).toContain(SENTENCE);
  const code = (await Promise.all(scripts)).map((text) =>
    text.replace(/\\u([\da-fA-F]{4})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
  );
  expect(code.some((text) => text.includes('长文'))).toBe(true);
  expect(code.filter((text) => text.includes(SENTENCE))).toEqual([]);
});

test('hydration leaves the served bodies as they are, without a word in the console', async ({page}) => {
  const said = complaints(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelectorAll('[data-body] > *').forEach((element) => Object.assign(element, {isServed: true}));
    });
  });
  for (const path of ['/docs/guide/long', '/docs/math', '/docs/island', '/docs/player', '/blog', '/blog/2026/01/02/math']) {
    await test.step(path, async () => {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      const elements = await body(page).evaluateAll((boxes) =>
        boxes.flatMap(({children}) => [...children].map((element) => 'isServed' in element)),
      );
      expect(elements.length).toBeGreaterThan(0);
      expect(elements).not.toContain(false);
      expect(said.filter((text) => !text.startsWith('Language does not exist'))).toEqual([]);
    });
  }
});

test('a click shows the next page’s body, as served, and back and forth again', async ({page}) => {
  await open(page, '/docs/intro');
  const said = complaints(page);
  await mark(page);
  const served = await servedBody(page, '/docs/math');
  for (let round = 0; round < 2; round += 1) {
    await sidebar(page, '公式').click();
    await expect(page.getByRole('heading', {level: 1, name: '公式'})).toBeVisible();
    expect(await body(page).innerHTML()).toBe(served);
    await expect(page).toHaveTitle(/^公式/);
    await page.goBack();
    await expect(body(page)).toContainText('正文。');
  }
  await page.goForward();
  await expect(page.locator('.katex-display')).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(said).toEqual([]);
});

test('a post reached from the list has its whole body, and the list on the way back those of its posts', async ({page}) => {
  await open(page, '/blog');
  await mark(page);
  const excerpts = await body(page).evaluateAll((boxes) => boxes.map(({innerHTML}) => innerHTML));
  expect(excerpts).toHaveLength(2);
  const served = await servedBody(page, '/blog/2026/01/02/math');
  await page.locator('main article h2 a[href="/blog/2026/01/02/math"]').click();
  await expect(page).toHaveURL(/\/math$/);
  await expect(body(page)).toHaveCount(1);
  expect(await body(page).innerHTML()).toBe(served);
  await page.goBack();
  await expect(body(page)).toHaveCount(2);
  expect(await body(page).evaluateAll((boxes) => boxes.map(({innerHTML}) => innerHTML))).toEqual(excerpts);
  expect(await isMarked(page)).toBe(true);
});

test.describe('a body that does not come', {tag: '@lean'}, () => {
  const NEXT = '**/docs/guide/long';
  const lost = [
    ['is lost', (page: Page) => page.route(NEXT, (route) => route.abort())],
    [
      'is not found',
      (page: Page) =>
        page.route(NEXT, (route) => route.fulfill({status: 404, contentType: 'text/html', body: '<p data-body="x">没有</p>'})),
    ],
    [
      'is the page of a portal',
      (page: Page) => page.route(NEXT, (route) => route.fulfill({contentType: 'text/html', body: '<title>登录</title><p>请登录</p>'})),
    ],
  ] as const;

  // Conformance: T3
  test('and is lost, not found, or the page of a portal: the box with Retry, which brings the page', async ({page}) => {
    await withConnection(page, {effectiveType: '2g'});
    for (const [what, lose] of lost) {
      await test.step(what, async () => {
        await open(page, '/docs/guide/short');
        await mark(page);
        await lose(page);
        await sidebar(page, '长文').click();
        await expect(box(page)).toBeVisible();
        await expect(body(page)).toHaveCount(0);
        await page.unroute(NEXT);
        await box(page).getByRole('button', {name: '重试'}).click();
        await expect(paragraph(page)).toBeVisible();
        await expect(box(page)).toHaveCount(0);
        expect(await isMarked(page)).toBe(true);
      });
    }
  });

  const ofAnotherBuild = (html: string) => html.replaceAll(/runtime~main\.\w+/g, 'runtime~main.00000000');

  // Conformance: T3
  test('and is of another build: the page is opened anew', async ({page}) => {
    await withConnection(page, {effectiveType: '2g'});
    await open(page, '/docs/guide/short');
    await mark(page);
    await page.route(NEXT, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({response, body: route.request().isNavigationRequest() ? html : ofAnotherBuild(html)});
    });
    await sidebar(page, '长文').click();
    await expect(paragraph(page)).toBeVisible();
    await hydrated(page);
    expect(await isMarked(page)).toBe(false);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('and is no longer there in another build: the page is opened anew, and says so', async ({page}) => {
    await withConnection(page, {effectiveType: '2g'});
    await open(page, '/docs/guide/short');
    await mark(page);
    const notFound = await (await page.request.get('/404.html')).text();
    await page.route(NEXT, (route) =>
      route.fulfill({
        status: 404,
        contentType: 'text/html',
        body: route.request().isNavigationRequest() ? notFound : ofAnotherBuild(notFound),
      }),
    );
    await sidebar(page, '长文').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/找不到/);
    expect(await isMarked(page)).toBe(false);
  });

  test('of a post is of another build again and again: the page is opened anew once, reads, and says what is amiss', async ({page}) => {
    const post = '/blog/2026/01/02/math';
    await withConnection(page, {effectiveType: '2g'});
    await open(page, '/blog');
    let documents = 0;
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
    await page.route(`**${post}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: (await response.text()).replace(/data-body="?\w+"?/, 'data-body="000000000000"')});
    });
    await page.locator(`main article h2 a[href="${post}"]`).click();
    await expect(page.getByRole('alert').filter({hasText: '正文可以阅读'})).toBeVisible();
    await expect(body(page)).not.toBeEmpty();
    expect(documents).toBe(1);
  });

  test('of a page that is on the screen disturbs nobody', async ({page}) => {
    await open(page, '/docs/guide/long');
    await mark(page);
    await page.route(NEXT, (route) => route.abort());
    await page.getByRole('link', {name: '本页锚点'}).click();
    await page.evaluate(async () => void (await window.docusaurus.preload('/docs/guide/long')));
    await expect(page).toHaveURL(/#/);
    await expect(paragraph(page)).toBeAttached();
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe('links in a body', {tag: '@lean'}, () => {
  const link = (page: Page) => page.getByRole('link', {name: '另一页的锚点'});
  const html = /\/docs\/intro$/;

  test('change the page without loading it anew, and go to the anchor', async ({page}) => {
    await open(page, '/docs/guide/long');
    await mark(page);
    await link(page).click();
    await expect(page).toHaveURL(/\/docs\/intro#/);
    await expect(page.getByRole('heading', {level: 2, name: '小节一'})).toBeInViewport();
    expect(await isMarked(page)).toBe(true);
  });

  test('open in a new tab with a modifier', async ({page, context}) => {
    await open(page, '/docs/guide/long');
    await mark(page);
    const opened = context.waitForEvent('page');
    await link(page).click({modifiers: ['ControlOrMeta']});
    await (await opened).close();
    expect(await isMarked(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/docs/guide/long');
  });

  test('on hover and on touch the page is fetched, its HTML too', async ({page}) => {
    for (const event of ['mouseover', 'touchstart']) {
      await test.step(event, async () => {
        await open(page, '/docs/guide/long');
        const fetched = page.waitForRequest(html);
        await link(page).dispatchEvent(event, {bubbles: true});
        await fetched;
      });
    }
  });

  test('in view are prefetched, and nothing is on a slow line', async ({page}) => {
    const prefetched = page.locator('head > link[rel="prefetch"]');
    await open(page, '/docs/guide/long');
    await expect.poll(() => prefetched.count()).toBeGreaterThan(0);
    await withConnection(page, {effectiveType: '2g'});
    // The last script that a page asks for by itself: it waits for an idle moment, which a busy machine has late.
    const settled = page.waitForRequest(/\/offline\.\w+\.js$/);
    await open(page, '/docs/guide/long');
    await settled;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await link(page).hover();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(asked).toEqual([]);
  });
});
