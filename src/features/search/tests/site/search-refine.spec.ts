import {expect, test, type Page} from '@playwright/test';
import {button, field, hits, search, visit} from '../search-helpers';
import {wantedPassages, wantedTitle} from '../wanted';

const TITLE = wantedTitle();
const [PASSAGE] = wantedPassages();
/** Found in several sections, and more often on a page than the list shows. */
const COMMON = 'cuda';

const sections = (page: Page) => page.getByRole('group', {name: '只看一个栏目'});
const groups = (page: Page) => page.locator('.DocSearch-Hit-source');

// Conformance: 2.5-3
test('the empty search has examples that are answered, and ways into the sections', async ({page}) => {
  await visit(page, '/docs/intro');
  await button(page).click();
  const examples = page.locator('p', {hasText: '可以输入'}).getByRole('button');
  await expect(examples).toHaveCount(3);
  const texts = await examples.allTextContents();
  for (const text of texts) {
    await field(page).fill('');
    await examples.filter({hasText: text}).click();
    await expect(field(page)).toHaveValue(text);
    await expect(hits(page).first()).toBeVisible();
    await expect(groups(page).filter({hasText: '没有全部匹配'})).toHaveCount(0);
  }
  await field(page).fill('');
  await page.locator('p', {hasText: '从这里走'}).getByRole('link', {name: '术语表'}).click();
  await expect(page).toHaveURL(/\/glossary$/);
  await expect(field(page)).toHaveCount(0);
});

test('while typing, titles complete the query; a slip is put right; by keyboard', async ({page}) => {
  await search(page, TITLE.slice(0, 4));
  const completion = page.locator('p', {hasText: '补全'}).getByRole('button', {name: TITLE, exact: true});
  await expect(completion).toBeVisible();
  await completion.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(TITLE);
  await expect(completion).toHaveCount(0);

  await field(page).fill(`${TITLE.slice(0, 2)}鼎${TITLE.slice(3)}`);
  const correction = page.locator('p', {hasText: '你是不是要找'}).getByRole('button');
  await expect(correction).toHaveText(TITLE);
  await correction.click();
  await expect(field(page)).toHaveValue(TITLE);
  await expect(correction).toHaveCount(0);
});

// Conformance: 2.5-4
test('narrowed to a section, by keyboard, its pages are the groups; all come back', async ({page}) => {
  await search(page, COMMON);
  const chips = sections(page).getByRole('button');
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
  const before = await groups(page).allTextContents();
  const name = (await chips.nth(1).textContent())!.replace(/ \d+ 页$/, '');
  expect(before).toContain(name);
  await chips.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(chips.nth(1)).toBeFocused();
  await expect(groups(page)).not.toHaveText(before);
  expect(await groups(page).count()).toBeGreaterThan(1);
  await chips.first().click();
  // More of the index may have come since, and more groups with it.
  for (const group of before) {
    await expect(groups(page).getByText(group, {exact: true}).first()).toBeVisible();
  }
});

// Conformance: 9-3
test('“more on this page” narrows the search to the page', async ({page}) => {
  await search(page, COMMON);
  const more = page.getByRole('button', {name: /^这一页还有 \d+ 处$/});
  const row = hits(page).filter({has: more}).first();
  const address = (await row.getByRole('link').getAttribute('href'))!.split('#')[0]!;
  await row.getByRole('button').click();
  await expect(sections(page).getByRole('button', {name: /^只看《/})).toHaveAttribute('aria-pressed', 'true');
  await expect(more).toHaveCount(0);
  const links = await hits(page).getByRole('link').all();
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) {
    await expect(link).toHaveAttribute('href', new RegExp(`^${address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:#|$)`));
  }
});

// Conformance: 5-1
test('of a pasted text that is too long what the site has stays, and this is said', async ({page}) => {
  await visit(page, '/about');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  const log = `${'ld: warning at 0x7ffee3 番茄 '.repeat(30)}${PASSAGE.text}`;
  await field(page).evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    input.dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}));
  }, log);
  await expect(field(page)).toHaveValue(new RegExp(PASSAGE.text));
  expect((await field(page).inputValue()).length).toBeLessThanOrEqual(64);
  await expect(page.getByText(`粘贴的文字有 ${log.length} 个字符，搜索框最多 64 个：留下了其中本站有的词句。`)).toBeVisible();
  await expect(hits(page).first()).toContainText(PASSAGE.text);
});

// Conformance: 2.1-10
test('the search page counts pages and places, narrows, corrects, and helps where there is nothing', async ({page}) => {
  await visit(page, `/search?q=${COMMON}`);
  await expect(page.locator('main').getByRole('status')).toHaveText(/^找到 \d+ 篇，共 \d+ 处$/);
  const chips = sections(page).getByRole('button');
  await chips.nth(1).click();
  await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const name = (await chips.nth(1).textContent())!.replace(/ \d+ 页$/, '');
  for (const place of await page.locator('main article ol li:first-child').all()) {
    await expect(place).toHaveText(name);
  }
  await visit(page, `/search?q=${encodeURIComponent(`${TITLE.slice(0, 2)}鼎${TITLE.slice(3)}`)}`);
  await page.locator('p', {hasText: '你是不是要找'}).getByRole('button').click();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === TITLE);
  await visit(page, `/search?q=${encodeURIComponent('鼴鼹鼱')}`);
  await expect(page.locator('p', {hasText: '可以试试'}).getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('link', {name: '应该有结果？告诉我们'})).toHaveAttribute('href', /issues\/new\?title=/);
  await expect(page.locator('p', {hasText: '从这里走'}).getByRole('link').first()).toBeVisible();
});

test('a reader who comes back from a hit finds the rows, the narrowing and the place that were left', async ({page}) => {
  await visit(page, `/search?q=${COMMON}`);
  const chip = sections(page).getByRole('button').nth(1);
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  const rows = page.locator('main > article');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', {name: '更多结果'}).click();
  await expect(rows).toHaveCount(40);
  const left = rows.nth(35).getByRole('link');
  await left.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await left.click();
  await expect(rows).toHaveCount(0);
  await page.goBack();
  await expect(rows).toHaveCount(40);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  // Chromium restores by a row at the window's edge, whose excerpt may have changed.
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(100);
});
