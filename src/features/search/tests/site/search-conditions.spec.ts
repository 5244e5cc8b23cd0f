import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import type {TitlesFile} from '../../engine/types';
import {heldBack} from '../../../../../tests/e2e/browser';
import {button, field, hits, search, visit} from '../search-helpers';
import {wantedHeading, wantedPassages, wantedTitle} from '../wanted';

const [PASSAGE] = wantedPassages();
const HEADING = wantedHeading();
const TITLE = wantedTitle();

const titles = JSON.parse(readFileSync('build/search/titles.json', 'utf8')) as TitlesFile;
const firstText = titles.text[0]!;
const errorScreen = (page: Page) => page.locator('.DocSearch-ErrorScreen');

/** Collects what the page raises. */
function raised(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  return errors;
}

test('nothing of the search is requested before the intent to search', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => /\/search\//.test(request.url()) && requested.push(request.url()));
  await visit(page, '/docs/intro');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await button(page).hover();
  await expect.poll(() => requested.map((url) => new URL(url).pathname)).toEqual(['/search/titles.json']);
  await button(page).click();
  await expect.poll(() => requested.length).toBe(2 + titles.text.length);
});

test('a query typed while the index is on its way is answered when it is there', async ({page}) => {
  const release = await heldBack(page, '**/search/titles.json');
  await visit(page, '/about');
  await page.keyboard.press('/');
  await page.keyboard.type('reflog');
  await expect(field(page)).toHaveValue('reflog');
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  await expect(page.locator('.DocSearch-NoResults')).toHaveCount(0);
  release();
  await expect(hits(page).first()).toBeVisible();
});

test('the hit that the reader has chosen stays chosen when more of the index arrives; the first one stays the first', async ({page}) => {
  const release = await heldBack(page, /\/search\/(?:tables|text-)/);
  const chosen = page.locator('.DocSearch-Hit[aria-selected="true"] a');
  const pageOf = async () => (await chosen.getAttribute('href'))!.replace(/#.*/, '');
  await search(page, 'cuda', '/about');
  await expect(hits(page).nth(2)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  const path = await pageOf();
  const titlesOnly = await hits(page).allTextContents();
  release();
  await expect.poll(() => hits(page).allTextContents()).not.toEqual(titlesOnly);
  await page.waitForLoadState('networkidle');
  expect(await pageOf()).toBe(path);
  await field(page).fill('cuda 线程');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('on the search page the better answer, when the text is there, takes neither the list nor the focus away', async ({page}) => {
  const release = await heldBack(page, '**/search/text-*');
  await visit(page, '/search?q=cuda');
  const link = page.locator('main h2 a').first();
  await link.focus();
  const before = await page.getByRole('status').textContent();
  await page.evaluate(() => {
    const list = document.querySelector('main')!;
    let fewest = Infinity;
    new MutationObserver(
      () => (list.dataset.fewest = String((fewest = Math.min(fewest, list.querySelectorAll('article').length)))),
    ).observe(list, {childList: true, characterData: true, subtree: true});
  });
  release();
  await expect(page.getByRole('status')).not.toHaveText(before!);
  await expect(page.locator('main')).not.toHaveAttribute('data-fewest', '0');
  await expect(page.locator('main')).toHaveAttribute('data-fewest', /^\d+$/);
  await expect(link).toBeFocused();
});

test('offline once the index is there: the open page goes on answering', async ({page, context}) => {
  await search(page, 'cuda', '/about');
  await expect(hits(page).first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').filter(({name}) => /\/search\/(tables|text-)/.test(name)).length),
    )
    .toBe(1 + titles.text.length);
  await context.setOffline(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await field(page).fill(PASSAGE.text);
  await expect(hits(page).first()).toBeVisible();
});

test('offline on a page loaded later: the browser still has the index of the earlier visit', async ({page, context}) => {
  await search(page, PASSAGE.text, '/about');
  await expect(hits(page).first()).toBeVisible();
  await visit(page, '/docs/intro');
  await context.setOffline(true);
  await button(page).click();
  await field(page).fill(PASSAGE.text);
  await expect(hits(page).first()).toBeVisible();
});

for (const [name, script] of [
  [
    'storage is blocked',
    () => {
      for (const storage of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
  ],
  ['there are no workers', () => Reflect.deleteProperty(window, 'Worker')],
  [
    'workers cannot be started',
    () =>
      Object.assign(window, {
        Worker: class {
          constructor() {
            throw new DOMException('denied', 'SecurityError');
          }
        },
      }),
  ],
] as [string, () => void][]) {
  test(`the search answers where ${name}`, async ({page}) => {
    const errors = raised(page);
    await page.addInitScript(script);
    await search(page, PASSAGE.text, '/about');
    // What is found while the text is still on its way may be less good.
    await expect(hits(page).first()).toContainText(PASSAGE.text);
    await field(page).press('Enter');
    await expect(page).toHaveURL((url) => decodeURI(url.pathname) === PASSAGE.path);
    expect(errors).toEqual([]);
  });
}

test('a heading opened while its anchor is on its way: its page opens, at the heading', async ({page}) => {
  const release = await heldBack(page, '**/search/tables.*');
  await search(page, HEADING, '/about');
  const hit = page.locator('.DocSearch-Hit a').first();
  await expect(hit.locator('mark').first()).toBeVisible();
  await expect(hit).not.toHaveAttribute('href', /#/);
  await hit.click();
  await expect(page.getByRole('heading', {level: 2, name: HEADING})).toBeInViewport();
  release();
});

const whole = readFileSync('build/search/titles.json', 'utf8');
test('the titles broken: a state that says so, and the next query finds the mended file', async ({page}) => {
  const errors = raised(page);
  for (const [name, body, told] of [
    ['truncated', whole.slice(0, 400), '不完整或已损坏'],
    ['replaced by a page', '<!doctype html><title>404</title>', '不完整或已损坏'],
    ['of another make', '{"pages":[[]]}', '不完整或已损坏'],
    ['empty', '', '不完整或已损坏'],
  ] as const) {
    await test.step(name, async () => {
      await page.route('**/search/titles.json', (route) => route.fulfill({body, contentType: 'application/json'}));
      await search(page, 'cuda', '/about');
      await expect(errorScreen(page)).toContainText(told);
      await page.unroute('**/search/titles.json');
      await field(page).fill('cud');
      await expect(hits(page).first()).toBeVisible();
      expect(errors).toEqual([]);
    });
  }
});

test('a file of text that is broken: titles are found, for the rest there is a state that says so', async ({page}) => {
  const errors = raised(page);
  const text = readFileSync(`build/search/${firstText}`, 'utf8');
  for (const [name, answer, told] of [
    ['missing', {status: 404, body: ''}, '状态 404'],
    ['truncated', {body: text.slice(0, 999)}, '不完整或已损坏'],
    ['of another build', {body: JSON.stringify({...JSON.parse(text), build: 'other'})}, '另一次构建'],
  ] as const) {
    await test.step(name, async () => {
      await page.route(`**/search/${firstText}`, (route) => route.fulfill(answer));
      await search(page, TITLE, '/about');
      await expect(hits(page).first()).toBeVisible();
      await field(page).fill(PASSAGE.text);
      await expect(errorScreen(page)).toContainText(told);
      expect(errors).toEqual([]);
      await page.unroute(`**/search/${firstText}`);
    });
  }
});

// Conformance: X4
test('results are announced with their number, and that there are none', async ({page}) => {
  await search(page, 'reflog', '/about');
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toHaveText(/^找到 \d+ 条结果$/);
  await field(page).fill('番茄炒蛋');
  await expect(status).toHaveText('没有结果');
});

// Conformance: 2.5-6
test('without results, sections are suggested, and a click asks for one', async ({page}) => {
  await search(page, '番茄炒蛋', '/about');
  await page.locator('.DocSearch-NoResults').getByRole('button').first().click();
  await expect(hits(page).first()).toBeVisible();
});

// Conformance: 2.5-6
test('what no page has all of is answered by the nearest, which the modal, its status and the search page say', async ({page}) => {
  await search(page, '番茄二叉树炒蛋', '/about');
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['没有全部匹配，最接近的：']);
  await expect(hits(page).first()).toContainText('二叉树');
  await expect(hits(page).first().locator('del')).toHaveText(['番茄', '炒蛋']);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^没有全部匹配，最接近的有 \d+ 条$/);
  await visit(page, '/search?q=番茄二叉树炒蛋');
  await expect(page.getByText('没有全部匹配，最接近的：')).toBeVisible();
  await expect(page.locator('main article').first().locator('del')).toHaveText(['番茄', '炒蛋']);
});

// Conformance: X5
test('while an input method composes: no query, no close, no move; afterwards the answer', async ({page}) => {
  await search(page, 'git', '/about');
  await expect(hits(page).nth(1)).toBeVisible();
  const ime = await page.context().newCDPSession(page);
  await field(page).fill('');
  await expect(hits(page)).toHaveCount(0);
  for (const text of ['p', 'ping', "ping'heng"]) {
    await ime.send('Input.imeSetComposition', {text, selectionStart: text.length, selectionEnd: text.length});
  }
  await expect(field(page)).toHaveValue("ping'heng");
  for (const key of ['Escape', 'Enter', 'ArrowDown', 'ArrowUp']) {
    await field(page).dispatchEvent('keydown', {key, code: key, isComposing: true, bubbles: true, cancelable: true});
  }
  await expect(field(page)).toBeVisible();
  await expect(page.locator('.DocSearch-NoResults')).toHaveCount(0);
  await expect(hits(page)).toHaveCount(0);
  await ime.send('Input.insertText', {text: '平衡'});
  await expect(hits(page).locator('mark').first()).toHaveText('平衡');
});
