import {expect, test, type Page} from '@playwright/test';
import {complaints} from '../../../../../tests/e2e/complaints';
import {heldBack, hydrated} from '../../../../../tests/e2e/browser';
import {button, field, hits} from '../search-helpers';
import {wantedHeading, wantedTitle} from '../wanted';

const MAIN = /\/assets\/js\/main[^/]*\.js$/;
const box = (page: Page) => page.getByRole('dialog', {name: '搜索', exact: true});
const early = (page: Page) => page.locator('[data-early-search] input');
/** A title, and how it begins, as no other does. */
const TITLE = wantedTitle();
const BEGIN = TITLE.slice(0, 4);
const answers = (page: Page) => page.locator('[data-early-search] a');

/** Opens a page, keeps the app back, and opens the search; the result lets the app through. */
async function openSearchEarly(page: Page, path = '/docs/intro'): Promise<() => Promise<void>> {
  const release = await heldBack(page, MAIN);
  await page.goto(path);
  await button(page).click();
  await expect(early(page)).toBeFocused();
  return async () => {
    release();
    await hydrated(page);
  };
}

test('before the app is hydrated the titles answer, and the modal goes on with what was typed', {tag: '@screens'}, async ({page}) => {
  const errors = complaints(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const hydrate = await openSearchEarly(page);
  await page.keyboard.type(BEGIN);
  await expect(answers(page).first()).toHaveText(TITLE);
  await expect(answers(page).first().locator('mark')).toHaveText(BEGIN);
  await page.keyboard.press('ArrowDown');
  await expect(answers(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type(TITLE.slice(4));
  await hydrate();
  await expect(field(page)).toHaveValue(TITLE);
  await expect(field(page)).toBeFocused();
  await expect(early(page)).toHaveCount(0);
  await expect(hits(page).first()).toBeVisible();
  // The modal has the engine that answered before.
  expect(asked.filter((path) => /\/search\/titles\.json$|search-worker/.test(path))).toHaveLength(2);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  expect(errors).toEqual([]);
});

test('Enter opens the first answer, and what was found is marked on its page', async ({page}) => {
  const hydrate = await openSearchEarly(page);
  const heading = wantedHeading();
  await page.keyboard.type(heading);
  await expect(answers(page).first()).toContainText(heading);
  await page.keyboard.press('Enter');
  await expect(early(page)).toHaveCount(0);
  await hydrate();
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('search-match'))).toBe(true);
});

test('the search given up before the app is hydrated stays closed', {tag: '@screens'}, async ({page, isMobile}) => {
  const hydrate = await openSearchEarly(page);
  // On a phone the box fills the screen. A press within a double click is not heard.
  const pressAway = () =>
    page.waitForTimeout(300).then(() => (isMobile ? page.getByRole('button', {name: '取消'}).click() : page.mouse.click(3, 700)));
  for (const giveUp of [() => page.keyboard.press('Escape'), () => page.keyboard.press('Control+k'), pressAway]) {
    await page.keyboard.type('gdb');
    await expect(answers(page).first()).toBeVisible();
    await giveUp();
    await expect(box(page)).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(early(page)).toHaveValue('');
  }
  await page.keyboard.press('Escape');
  await hydrate();
  await expect(field(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('');
});

test('the modal waits until an input method is done', async ({page}) => {
  const hydrate = await openSearchEarly(page);
  const ime = await page.context().newCDPSession(page);
  for (const text of ['p', 'ping', "ping'heng"]) {
    await ime.send('Input.imeSetComposition', {text, selectionStart: text.length, selectionEnd: text.length});
  }
  await hydrate();
  await page.waitForLoadState('networkidle');
  await expect(early(page)).toHaveValue("ping'heng");
  await expect(answers(page)).toHaveCount(0);
  await ime.send('Input.insertText', {text: '平衡'});
  await expect(field(page)).toHaveValue('平衡');
  await expect(hits(page).locator('mark').first()).toHaveText('平衡');
});

test('selected text is the query, and markup in a query is text', async ({page}) => {
  const errors = complaints(page);
  await heldBack(page, MAIN);
  await page.goto('/docs/intro');
  await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('h2')!));
  await page.keyboard.press('/');
  const heading = (await page.locator('h2').first().innerText()).replaceAll('\u200b', '').trim();
  await expect(early(page)).toHaveValue(new RegExp(`^${heading}`));
  await expect(answers(page).first()).toContainText(heading);
  await early(page).fill('<img src=x onerror=alert(1)> \u202e😀 .*+?');
  await expect(page.locator('[data-early-search] img')).toHaveCount(0);
  expect(errors).toEqual([]);
});

for (const lost of ['search-worker', 'titles', 'early-search']) {
  test(`without ${lost} the field waits for the modal`, async ({page}) => {
    await page.route(new RegExp(`/${lost}\\.`), (route) => route.fulfill({status: 404}), {times: 1});
    const hydrate = await openSearchEarly(page);
    await page.keyboard.type(TITLE);
    await expect(answers(page)).toHaveCount(0);
    await hydrate();
    await expect(field(page)).toHaveValue(TITLE);
    await expect(hits(page).first()).toContainText(TITLE);
  });
}
