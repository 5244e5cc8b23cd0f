import {expect, test, type Page} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {pageWith} from '../../../../../tests/e2e/pageWith';
import {violations} from '../../../../../tests/e2e/violations';

const PAGE = pageWith(/(?:<a class="term"[^>]* data-note=.*?){4}/s);

const terms = (page: Page) => page.getByRole('main').locator('a.term');
const card = (page: Page) => page.locator('.term-card:popover-open');

/** The card is in the window and does not cover its term. */
async function expectBeside(page: Page) {
  const [box, term] = await Promise.all([card(page).boundingBox(), page.locator('a.term[aria-describedby]').boundingBox()]);
  const {width} = page.viewportSize()!;
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(width);
  expect(box!.y >= term!.y + term!.height || box!.y + box!.height <= term!.y).toBe(true);
}

test('a term has a card by keyboard: Tab goes on to its links, Escape closes it', {tag: '@screens'}, async ({page}) => {
  await open(page, PAGE);
  const term = terms(page).first();
  await term.scrollIntoViewIfNeeded();
  await page.keyboard.press('Shift');
  await expect(async () => {
    await term.blur();
    await term.focus();
    await expect(card(page)).toBeVisible({timeout: 1000});
  }).toPass();
  await expectBeside(page);
  await expect(card(page)).toContainText((await term.getAttribute('data-meaning'))!);
  await expect(term).toHaveAccessibleDescription(/.{4}。/);
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('link').first()).toBeFocused();
  expect(await violations(page, [], 'article')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
});

test(
  'a term has a card by pointer or by touch, and the card leads to the note and the glossary',
  {tag: '@screens'},
  async ({page, isMobile}) => {
    await open(page, PAGE);
    const term = page.locator('a.term[data-note]').first();
    await expect(async () => {
      await page.mouse.move(0, 0);
      await (isMobile ? term.tap({noWaitAfter: true}) : term.hover());
      await expect(card(page)).toBeVisible({timeout: 1000});
    }).toPass();
    await expectBeside(page);
    expect(new URL(page.url()).pathname).toBe(encodeURI(PAGE));
    const slug = new URL((await term.getAttribute('href'))!, page.url()).hash;
    await card(page).getByRole('link', {name: '术语表'}).click();
    const place = page.locator(`[id="${slug.slice(1)}"]`);
    await expect(place).toBeInViewport();
    await expect(place.getByText('出处：')).toBeVisible();
  },
);

test('terms are marked in running text only, each once, twelve at most', async ({page}) => {
  await page.goto(PAGE);
  const marked = await terms(page).evaluateAll((all) =>
    all.map((one) => [one.getAttribute('href'), one.parentElement!.closest('h1, h2, h3, a, pre, code, figure, .katex') === null]),
  );
  expect(marked.length).toBeGreaterThan(3);
  expect(marked.length).toBeLessThanOrEqual(12);
  expect(new Set(marked.map(([href]) => href)).size).toBe(marked.length);
  expect(marked.every(([, isText]) => isText)).toBe(true);
});

test('without script a term is a link to its place in the glossary, which is whole', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL!});
  const page = await context.newPage();
  await page.goto(PAGE);
  const href = (await terms(page).first().getAttribute('href'))!;
  await terms(page).first().click();
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
  await expect(page.locator('.glossary-bar')).toBeHidden();
  expect(await page.locator('.glossary-term:visible').count()).toBeGreaterThan(150);
  await context.close();
});

test('the glossary is filtered as one types, and says how many terms are left', {tag: '@screens'}, async ({page}) => {
  await open(page, '/glossary');
  const box = page.locator('.glossary[data-ready]');
  await box.getByRole('searchbox', {name: '在术语里找'}).fill('warp');
  await expect(box.getByRole('status')).toContainText(/^\d+ 条里的 \d 条$/);
  await expect(page.locator('#warp')).toBeVisible();
  await expect(page.locator('#hash-table')).toBeHidden();
  await expect(box.getByRole('heading', {name: '数据结构与算法'})).toBeHidden();
  await box.getByRole('searchbox').fill('没有这个词');
  await expect(box.getByRole('status')).toContainText('没有这个词');
  await box.getByRole('searchbox').fill('');
  await expect(page.locator('#hash-table')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
