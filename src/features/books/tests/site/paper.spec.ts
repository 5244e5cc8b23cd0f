import {expect, test, type Page} from '@playwright/test';
import {pageWith, pageWithMost, pageWithPlayer} from '../../../../../tests/e2e/pageWith';
import {violations} from '../../../../../tests/e2e/violations';

/** A4 less its margins, in CSS pixels. */
const A4 = {width: 680, height: 975};
/** With code, answers that are folded, and a list of what is elsewhere. */
const CODE_NOTE = pageWith(/^(?=.*<pre)(?=.*<details class="alert)(?=.*<li[^>]*><a href="https:)/s);
/** With formulas and with diagrams. */
const BOOK = pageWith(/^(?=.*"katex-mathml)(?=.* data-mermaid=)/s, 'book');

/** A page as paper shows it, for a reader who uses the dark mode. */
async function onPaper(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize(A4);
  await page.goto(path);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** What of these is shown. */
const shown = (page: Page, selector: string) => page.locator(selector).filter({visible: true}).count();

test('issue 8 on paper a note is black on white, opened, without what is pressed, and says where it is from', async ({page}) => {
  await onPaper(page, CODE_NOTE);
  expect(
    await page.evaluate(() => [getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(document.body).color]),
  ).toEqual(['rgb(255, 255, 255)', 'rgb(27, 31, 36)']);
  expect(await shown(page, 'main h2')).toBeGreaterThan(2);
  expect(await shown(page, '.navbar, .footer, .menu, .table-of-contents, .pagination-nav, .relations, .hash-link, main button')).toBe(0);
  const folded = page.locator('.markdown details:not([open]) .details-content');
  expect(await folded.count()).toBeGreaterThan(0);
  expect(
    await folded.evaluateAll(
      (parts) => parts.filter((part) => part.closest('.relations') === null && part.getBoundingClientRect().height === 0).length,
    ),
  ).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('link[rel=canonical]')!, '::before').content)).toContain(
    CODE_NOTE,
  );
  const outside = page.locator(':is(.markdown, [data-body]) > :is(ul, ol) a[href^="https:"]').first();
  expect(await outside.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(await outside.getAttribute('href'));
});

test('issue 8 pages of every kind are no wider than the paper', async ({page}) => {
  const wide: string[] = [];
  for (const path of [
    CODE_NOTE,
    pageWithMost(/class="katex-display/g),
    pageWithPlayer('linked-list'),
    pageWithMost(/<table/g),
    pageWithMost(/<figure/g),
    '/docs/category/cuda',
    '/blog/mdx-blog-post',
    '/about',
    pageWith(/<table/, 'book'),
  ]) {
    await onPaper(page, path);
    const width = await widthOf(page);
    expect(await shown(page, 'h1'), path).toBe(1);
    if (width > A4.width) {
      wide.push(`${path}: ${width}`);
    }
  }
  expect(wide).toEqual([]);
});

test('issue 8 a section is one page to print: cover, contents that lead to its notes, their figures, no script', async ({page}) => {
  const scripts: string[] = [];
  await page.goto('/docs/category/旅行与出差');
  const notes = await page.locator('[data-notes] a').count();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto((await page.getByRole('link', {name: '打印整个栏目'}).getAttribute('href'))!);
  await expect(page).toHaveTitle('旅行与出差（整个栏目） | 并行笔记');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const entries = page.getByRole('navigation', {name: '目录'}).getByRole('link');
  await expect(entries).toHaveCount(notes);
  const last = entries.last();
  await last.click();
  await expect(page.getByRole('heading', {level: 2, name: (await last.textContent())!})).toBeInViewport();
  expect(await page.locator('.book-chapter svg[role=img]').count()).toBeGreaterThan(notes);
  expect(await violations(page)).toEqual([]);
  const pdf = (await page.pdf({format: 'A4'})).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf.match(/\/Type ?\/Page\b/g)!.length).toBeGreaterThan(notes + 1);
  expect(scripts).toEqual([]);
});

test('issue 8 a book sets its formulas: what is for screen readers is not printed beside them', async ({page}) => {
  await onPaper(page, BOOK);
  const twins = page.locator('.katex .katex-mathml');
  expect(await twins.count()).toBeGreaterThan(0);
  expect(await twins.evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().width)))).toBeLessThan(2);
});

test('issue 8 a book draws its diagrams for paper; without script their sources are read', async ({page, browser, baseURL}) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await onPaper(page, BOOK);
  const diagrams = page.locator('[data-mermaid]');
  expect(await diagrams.count()).toBeGreaterThan(0);
  await expect(diagrams.locator('svg')).toHaveCount(await diagrams.count());
  await expect(diagrams.locator('pre')).toHaveCount(0);
  for (const {width, height} of await diagrams
    .locator('svg')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect()))) {
    expect(Math.min(width, height)).toBeGreaterThan(20);
    expect(width).toBeLessThanOrEqual(A4.width);
  }
  expect((await page.pdf({format: 'A4'})).length).toBeGreaterThan(10_000);
  expect(refused).toEqual([]);

  const without = await browser.newPage({baseURL, javaScriptEnabled: false});
  await without.goto(BOOK);
  await expect(without.locator('[data-mermaid] svg')).toHaveCount(0);
  expect((await without.locator('[data-mermaid] pre').first().innerText()).length).toBeGreaterThan(20);
  await without.close();
});
