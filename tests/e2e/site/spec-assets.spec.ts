import {expect, test, type Page} from '@playwright/test';
import {open} from '../browser';

const WITH_MATH = ['/docs/DeepLearning/01 感知机与多层网络', '/blog/2024/6/22/floating-point-sum'];
const WITHOUT_MATH = ['/', '/about', '/docs/intro', '/docs/category/cuda', '/search'];

const katex = (page: Page) => page.locator('link[rel="stylesheet"][href$="/assets/css/katex.min.css"]');

for (const path of WITH_MATH) {
  // Conformance: 7-9 "spec 7 Static calls: /docs/DeepLearning/01 感知机与多层网络 has math, set with the site's own stylesheet and fonts"
  test(`spec 7 Static calls: ${path} has math, set with the site's own stylesheet and fonts`, async ({page, baseURL}) => {
    const fonts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
    await open(page, path);
    await expect(katex(page)).toHaveAttribute('href', '/assets/css/katex.min.css');
    const formula = page.locator('.katex-html').first();
    await formula.scrollIntoViewIfNeeded();
    await expect(formula).toHaveCSS('font-family', /^KaTeX_Main/);
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((url) => !url.startsWith(`${baseURL}/assets/css/fonts/KaTeX_`))).toEqual([]);
  });
}

test('every character of every formula is in the fonts that the build has trimmed', async ({page}) => {
  const client = await page.context().newCDPSession(page);
  let formulas = 0;
  for (const path of WITH_MATH) {
    await open(page, path);
    // KaTeX has no fonts for Chinese; it marks empty places with a space of no width.
    await page.locator('.katex-html').evaluateAll((all) => {
      for (const formula of all) {
        const texts = document.createTreeWalker(formula, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          text.nodeValue = text.nodeValue!.replace(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef\u200b]/gu, '');
        }
      }
    });
    await page.evaluate(() => document.fonts.ready);
    await client.send('DOM.enable');
    await client.send('CSS.enable');
    const {root} = await client.send('DOM.getDocument');
    const {nodeIds} = await client.send('DOM.querySelectorAll', {nodeId: root.nodeId, selector: '.katex-html'});
    for (const nodeId of nodeIds) {
      const {fonts} = await client.send('CSS.getPlatformFontsForNode', {nodeId});
      expect(
        fonts.filter(({isCustomFont}) => !isCustomFont),
        `${path}, formula ${nodeIds.indexOf(nodeId) + 1}`,
      ).toEqual([]);
    }
    formulas += nodeIds.length;
  }
  expect(formulas).toBeGreaterThan(50);
});

// Conformance: 7-9
test('spec 7 Static calls: a page without math asks for no stylesheet of it', async ({page}) => {
  const katexFiles: string[] = [];
  page.on('request', (request) => /katex/i.test(request.url()) && katexFiles.push(request.url()));
  for (const path of WITHOUT_MATH) {
    await open(page, path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
  expect(katexFiles).toEqual([]);
});

// Conformance: 7-10
test("spec 7 Static calls: the favicon is the site's own", async ({page, request}) => {
  await open(page, '/');
  const href = await page.locator('link[rel="icon"]').getAttribute('href');
  expect(href).toMatch(/^\/img\//);
  expect((await request.get(href!)).status()).toBe(200);
});

// Conformance: 7-11
test('spec 7 Lazy loading: a page starts without the code of the others, which a click fetches', async ({page}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  await open(page, '/about');
  const before = scripts.size;
  await page.getByRole('contentinfo').getByRole('link', {name: 'Python 数据读取'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Python 数据读取'})).toBeVisible();
  expect(scripts.size).toBeGreaterThan(before);
});

// Conformance: 4-18
test('spec 4 Link prefetching: links that come into view are prefetched', async ({page}) => {
  await open(page, '/docs/intro');
  const prefetched = () =>
    page.locator('head > link[rel="prefetch"]').evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  const before = await prefetched();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await prefetched()).length).toBeGreaterThan(before.length);
});

test('the page about the site leads to the licenses of the packages that reach readers', async ({page}) => {
  await open(page, '/about');
  const answer = await page.request.get((await page.locator('main a', {hasText: 'licenses.txt'}).getAttribute('href'))!);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  for (const name of ['react-dom', '@docusaurus/core', 'infima', '@docsearch/css', 'katex', 'mermaid', 'd3']) {
    expect(text).toMatch(new RegExp(`\\n\\n${name} \\d+\\.\\d+\\.\\d+.*（`));
  }
});
