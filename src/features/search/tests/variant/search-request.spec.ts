import {expect} from '@playwright/test';
import {heldBack} from '../../../../../tests/e2e/browser';
import {field, hits, hostedTest as test, search, visit} from '../search-helpers';

const snippets = (words: number) => [...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`), `content:${words}`];

// Conformance: 7-1, 9-2
test('spec 7 Search calls: POST to /1/indexes/*/queries with the specified payload, the key in the query', async ({page, hosted}) => {
  await search(page, '排序');
  await expect(hits(page).first()).toBeVisible();
  const [request] = hosted.requests;
  expect(request?.body).toEqual({
    requests: [
      {
        query: '排序',
        indexName: 'variant',
        attributesToRetrieve: [...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`), 'content', 'type', 'url'],
        attributesToSnippet: snippets(10),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
      },
    ],
  });
  expect(request?.host).toBe('TESTAPP-dsn.algolia.net');
  expect(request?.parameters.get('x-algolia-api-key')).toBe('test-search-key');
  expect(request?.parameters.get('x-algolia-application-id')).toBe('TESTAPP');
});

// Conformance: 9-20, T10
test('spec 9 Search client version: client 5.19.0 and interface 3.9.0, on the search page the same client', async ({page, hosted}) => {
  await search(page, '排序');
  await expect(hits(page).first()).toBeVisible();
  expect(hosted.requests[0]?.parameters.get('x-algolia-agent')).toMatch(
    /^Algolia for JavaScript \(5\.19\.0\).*docsearch-react \(3\.9\.0\).*docusaurus \(3\.10\.2\)/,
  );
  await visit(page, '/search?q=%E5%BD%92%E7%BA%A6');
  await expect(page.locator('main article').first()).toBeVisible();
  expect(hosted.requests.at(-1)?.parameters.get('x-algolia-agent')).toMatch(/^Algolia for JavaScript \(5\.19\.0\)/);
});

// Conformance: 9-4
test('spec 9 Snippet length: 5 words when the screen is 768px wide or less', async ({page, hosted}) => {
  await page.setViewportSize({width: 768, height: 900});
  await search(page, '排序');
  await expect(hits(page).first()).toBeVisible();
  expect(hosted.requests[0]?.body.requests[0]?.attributesToSnippet).toEqual(snippets(5));
});

// Conformance: 7-4
test('spec 7 Search requests are cached in memory: one query is asked once', async ({page, hosted}) => {
  await search(page, '排序');
  await expect(hits(page).first()).toBeVisible();
  await field(page).fill('归约');
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['CUDA']);
  await field(page).fill('排序');
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['数据结构', 'Linux']);
  expect(hosted.queries()).toEqual(['排序', '归约']);
});

// Conformance: 5-1, 9-1, A13
test('spec 5 The search input accepts at most 64 characters', async ({page, hosted}) => {
  await search(page, '');
  await field(page).pressSequentially('排'.repeat(70));
  await expect(field(page)).toHaveValue('排'.repeat(64));
  // Of requests that are under way together a later one may arrive first.
  await expect.poll(() => hosted.queries()).toContain('排'.repeat(64));
  expect(hosted.queries().filter((query) => String(query).length > 64)).toEqual([]);
});

// Conformance: X5
test('no request for the unfinished letters of an input method, one for what it commits', async ({page, hosted}) => {
  await search(page, '');
  const ime = await page.context().newCDPSession(page);
  for (const text of ['p', 'pai', "pai'xu"]) {
    await ime.send('Input.imeSetComposition', {text, selectionStart: text.length, selectionEnd: text.length});
  }
  await expect(field(page)).toHaveValue("pai'xu");
  await expect(page.locator('.DocSearch-NoResults')).toHaveCount(0);
  await ime.send('Input.insertText', {text: '排序'});
  await expect(hits(page).first()).toBeVisible();
  expect(hosted.queries()).toEqual(['排序']);
});

test('hosted mode preconnects to the service, and the modal names it', async ({page}) => {
  await search(page, '');
  await expect(page.locator('head link[rel="preconnect"]')).toHaveAttribute('href', 'https://TESTAPP-dsn.algolia.net');
  await expect(page.locator('.DocSearch-Logo')).toBeVisible();
});

test('the search opened before the app is hydrated asks the service nothing until the modal does', async ({page, hosted}) => {
  const release = await heldBack(page, /\/assets\/js\/main[^/]*\.js$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/docs/intro');
  await page.keyboard.press('/');
  await page.keyboard.type('排序');
  await expect(page.locator('[data-early-search] input')).toHaveValue('排序');
  expect(asked.filter((url) => /search/.test(url))).toEqual([]);
  release();
  await expect(hits(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('排序');
  expect(hosted.queries()).toEqual(['排序']);
});
