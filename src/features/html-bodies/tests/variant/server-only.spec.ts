import {expect, test, type Page} from '@playwright/test';
import {hydrated, isMarked, mark, open, withConnection} from '../../../../../tests/e2e/browser';

const CATEGORY = '/docs/category/指南';
const POST = '/blog/2026/01/02/math';
/** The outermost: a list of posts has those of each post in it. */
const serverOnlyParts = (page: Page) => page.locator('[data-server-only]:not([data-server-only] [data-server-only])');
const category = (page: Page) => page.getByRole('navigation', {name: '文档侧边栏'}).getByRole('link', {name: '指南', exact: true});
const contents = (page: Page) => page.locator('main [data-notes]');
const box = (page: Page) => page.getByRole('alert').filter({hasText: '这一页没有加载成功'});

/** The server-only parts of a page in its HTML, read back by the browser's own parser. */
const served = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const html = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
    return [...html.querySelectorAll('[data-server-only]:not([data-server-only] [data-server-only])')].map(({innerHTML}) => innerHTML);
  }, path);

const withoutPending = (html: string) => html.replaceAll(' data-pending=""', '');

/** Those that a navigation has put into the document have no mark: they are known by what stands in them. */
async function holds(page: Page, parts: string[]): Promise<void> {
  expect(parts.length).toBeGreaterThan(0);
  const wanted = parts.map(withoutPending);
  // What lies below the window is shown a frame later, and a figure comes to life.
  await expect
    .poll(async () =>
      (await page.locator('#__docusaurus div').evaluateAll((boxes) => boxes.map(({innerHTML}) => innerHTML))).map(withoutPending),
    )
    .toEqual(expect.arrayContaining(wanted));
}

for (const path of [CATEGORY, '/docs/guide/long', '/blog', '/blog/tags/hello', POST]) {
  test(`hydration leaves what the server alone draws on ${path} as it is, without a word in the console`, async ({page}) => {
    const said: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
    page.on('pageerror', ({message}) => said.push(message));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelectorAll('[data-server-only] > *').forEach((element) => Object.assign(element, {isServed: true}));
      });
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const elements = await serverOnlyParts(page).evaluateAll((boxes) =>
      boxes.flatMap(({children}) => [...children].map((element) => 'isServed' in element)),
    );
    expect(elements.length).toBeGreaterThan(0);
    expect(elements).not.toContain(false);
    expect(said.filter((text) => !text.startsWith('Language does not exist'))).toEqual([]);
  });
}

test('what a list says of its posts is in none of the scripts', {tag: '@lean'}, async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on(
    'requestfinished',
    (request) => request.resourceType() === 'script' && scripts.push(request.response().then((response) => response!.text())),
  );
  await open(page, '/blog');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(2);
  expect((await Promise.all(scripts)).filter((code) => code.includes('readingTime:') || code.includes('"readingTime"'))).toEqual([]);
});

test(
  'a click brings the contents of a category, and back and forth; their links change the page without loading it anew',
  {tag: '@lean'},
  async ({page}) => {
    await open(page, '/docs/intro');
    await mark(page);
    const parts = await served(page, CATEGORY);
    for (let round = 0; round < 2; round += 1) {
      await category(page).click();
      await expect(contents(page)).toBeVisible();
      await holds(page, parts);
      await contents(page).getByRole('link', {name: '短文'}).click();
      await expect(page.getByRole('heading', {level: 1, name: '短文'})).toBeVisible();
      await page.goBack();
      await expect(contents(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/intro$/);
    }
    expect(await isMarked(page)).toBe(true);
  },
);

test(
  'a click brings the header and the footer of a post, the posts of a tag, and on the way back those of the list',
  {tag: '@lean'},
  async ({page}) => {
    await open(page, '/blog');
    await mark(page);
    const [list, tag, post] = [await served(page, '/blog'), await served(page, '/blog/tags/hello'), await served(page, POST)];
    await page.locator(`main article h2 a[href="${POST}"]`).click();
    await expect(page.locator('main article h1')).toBeVisible();
    await holds(page, post);
    await page.goBack();
    await expect(page.locator('main article')).toHaveCount(2);
    await holds(page, list);
    await page.locator('main article a[href="/blog/tags/hello"]').first().click();
    await expect(page).toHaveURL(/\/tags\/hello$/);
    await expect(page.locator('main article')).toHaveCount(1);
    await holds(page, tag);
    expect(await isMarked(page)).toBe(true);
  },
);

test('contents that are lost: the box with Retry, which brings them', {tag: '@lean'}, async ({page}) => {
  await withConnection(page, {effectiveType: '2g'});
  await open(page, '/docs/intro');
  await mark(page);
  await page.route(`**${encodeURI(CATEGORY)}`, (route) => route.abort());
  await category(page).click();
  await expect(box(page)).toBeVisible();
  await page.unroute(`**${encodeURI(CATEGORY)}`);
  await box(page).getByRole('button', {name: '重试'}).click();
  await expect(contents(page)).toBeVisible();
  await expect(box(page)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test('contents of another build: the page is opened anew', {tag: '@lean'}, async ({page}) => {
  await withConnection(page, {effectiveType: '2g'});
  await open(page, '/docs/intro');
  await mark(page);
  await page.route(`**${encodeURI(CATEGORY)}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: route.request().isNavigationRequest() ? html : html.replaceAll(/runtime~main\.\w+/g, 'runtime~main.00000000'),
    });
  });
  await category(page).click();
  await expect(contents(page)).toBeVisible();
  await hydrated(page);
  expect(await isMarked(page)).toBe(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
