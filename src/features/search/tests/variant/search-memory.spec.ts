import {expect, type Page} from '@playwright/test';
import {button, field, hits, hostedTest as test, search, visit} from '../search-helpers';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__variant';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__variant';

interface Saved {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Record<string, string | null>;
}

const saved = (page: Page, key: string) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as Saved[], key);
const groups = (page: Page) => page.locator('.DocSearch-Hits');

/** Puts so many searches into the storage before the page reads it. */
async function store(page: Page, key: string, count: number): Promise<void> {
  const hierarchy = {lvl0: '组', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const items = Array.from({length: count}, (_, n) => ({
    objectID: `${key}${n}`,
    url: '/docs/intro',
    type: 'lvl1',
    content: null,
    hierarchy: {...hierarchy, lvl1: `第 ${n} 条`},
  }));
  await visit(page, '/docs/intro');
  await page.evaluate(([name, value]) => localStorage.setItem(name!, value!), [key, JSON.stringify(items)]);
  await page.reload();
}

/** Chooses the first hit of a query. */
async function choose(page: Page, query: string): Promise<void> {
  await search(page, query);
  await expect(hits(page).first().locator('mark').first()).toHaveText(query);
  await field(page).press('Enter');
  await expect(field(page)).toHaveCount(0);
}

// Conformance: 3-6, 4-3, 9-21
test('spec 4 Selecting a hit saves it to the recent searches, without its highlights, under a key of the index', async ({page}) => {
  await choose(page, '排序 3');
  const [recent] = await saved(page, RECENT);
  expect(recent).toMatchObject({objectID: 'sort-3', url: '/docs/intro?sort-3', hierarchy: {lvl1: '排序 3'}});
  expect(recent).not.toHaveProperty('_highlightResult');
  expect(recent).not.toHaveProperty('_snippetResult');
  await button(page).click();
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['最近搜索']);
  await expect(hits(page)).toContainText('排序 3');
});

// Conformance: 4-4
test('spec 4 For a content hit its parent heading is saved', async ({page}) => {
  await search(page, 'git log');
  await expect(hits(page)).toHaveCount(2);
  await hits(page).nth(1).getByRole('link').click();
  await expect(field(page)).toHaveCount(0);
  expect(await saved(page, RECENT)).toMatchObject([{objectID: 'git', type: 'lvl1', url: '/docs/intro?git'}]);
});

// Conformance: 4-4, A11, T8
test('spec 4 For a content hit whose page is not among the hits a heading built from its hierarchy is saved', async ({page}) => {
  await choose(page, '孤儿');
  expect(await saved(page, RECENT)).toEqual([
    expect.objectContaining({
      type: 'lvl1',
      url: '/docs/intro',
      hierarchy: expect.objectContaining({lvl0: 'CUDA', lvl1: '归约', lvl2: null}),
    }),
  ]);
  await button(page).click();
  await expect(hits(page)).toContainText('归约');
});

// Conformance: 9-5
test('spec 9 Recent searches kept: 7', async ({page}) => {
  await store(page, RECENT, 7);
  await choose(page, '排序 3');
  expect((await saved(page, RECENT)).map(({objectID}) => objectID)).toEqual(['sort-3', ...[0, 1, 2, 3, 4, 5].map((n) => `${RECENT}${n}`)]);
});

// Conformance: 9-5, A12
test('spec 9 Recent searches kept: 4 when favorites exist', async ({page}) => {
  await store(page, RECENT, 7);
  await store(page, FAVORITE, 1);
  await button(page).click();
  await expect(groups(page).nth(0).locator('.DocSearch-Hit')).toHaveCount(4);
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['最近搜索', '收藏']);
});

// Conformance: 9-6
test('spec 9 Favorites kept: 10', async ({page}) => {
  await store(page, FAVORITE, 10);
  await choose(page, '排序 3');
  await button(page).click();
  await page.getByTitle('保存这个搜索').click();
  await expect
    .poll(async () => (await saved(page, FAVORITE)).map(({objectID}) => objectID))
    .toEqual(['sort-3', ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${FAVORITE}${n}`)]);
});

// Conformance: 2.5-3, 4-5
test('spec 4 A recent search moves to the favorites, and either can be removed', async ({page}) => {
  await store(page, RECENT, 2);
  await button(page).click();
  await page.getByTitle('保存这个搜索').first().click();
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['最近搜索', '收藏']);
  expect((await saved(page, FAVORITE)).map(({objectID}) => objectID)).toEqual([`${RECENT}0`]);
  expect((await saved(page, RECENT)).map(({objectID}) => objectID)).toEqual([`${RECENT}1`]);
  await page.getByTitle('从收藏列表中删除这个搜索').click();
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['最近搜索']);
  await page.getByTitle('从历史记录中删除这个搜索').click();
  await expect(page.locator('.DocSearch-StartScreen')).toHaveText('没有最近搜索');
  expect(await saved(page, FAVORITE)).toEqual([]);
});

// Conformance: 4-3
test('spec 4 A favorite that is chosen again is not saved to the recent searches', async ({page}) => {
  await store(page, FAVORITE, 1);
  await button(page).click();
  await hits(page).getByRole('link').click();
  await expect(field(page)).toHaveCount(0);
  expect(await saved(page, RECENT)).toEqual([]);
});

// Conformance: 8-12
test('spec 8 Storage unavailable: the search works without saving', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await choose(page, '排序 3');
  await button(page).click();
  await expect(page.locator('.DocSearch-StartScreen')).toHaveText('没有最近搜索');
  expect(errors).toEqual([]);
});
