import {readFileSync} from 'node:fs';
import {expect, test, type Locator} from '@playwright/test';
import {load} from 'js-yaml';
import {globSync} from 'tinyglobby';
import {open} from '../../../../../tests/e2e/browser';
import {pagesIn, pageWithMost} from '../../../../../tests/e2e/pageWith';
import {violations} from '../../../../../tests/e2e/violations';

const [PAGE] = pagesIn('docs').find(([, html]) =>
  ['rel="prev"', 'note-end__why', '"relations-next"', '"relations-related"', '"relations-backlinks"'].every((part) => html.includes(part)),
)!;

/** The addresses of the notes that a note's front matter says to read before it. */
function prerequisitesOf(address: string): string[] {
  const [file] = globSync(`.${address}.{md,mdx}`.replace(/[()[\]]/g, '\\$&'));
  const [, matter = ''] = /^---\n(.*?)\n---\n/s.exec(file ? readFileSync(file, 'utf8') : '') ?? [];
  const {prerequisites = []} = (load(matter) ?? {}) as {prerequisites?: string[]};
  return prerequisites.map((one) => `/docs/${one}`);
}

const addressOf = async (link: Locator) => decodeURI((await link.getAttribute('href'))!);

test('at the end of a note one card leads on, and below stand what else asks for it, related notes, and the notes that speak of it with their sentence', async ({
  page,
}) => {
  await open(page, PAGE);
  const foot = page.getByRole('navigation', {name: '接下来读什么'});
  const card = foot.getByRole('link', {name: /^下一页/});
  await expect(card).toHaveAttribute('rel', 'next');
  await expect(card).toContainText(/约 \d+ 分钟/);
  await expect(foot.getByRole('link', {name: /^上一页/})).toHaveAttribute('rel', 'prev');
  const addresses = await foot.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size, 'no note is named twice').toBe(addresses.length);
  const next = foot.locator('.relations-next a');
  expect(await next.count()).toBeGreaterThan(0);
  for (const link of await next.all()) {
    expect(prerequisitesOf(await addressOf(link))).toContain(PAGE);
  }
  const related = foot.locator('.relations-related a');
  expect(await related.count()).toBeGreaterThan(2);
  expect(await related.count()).toBeLessThanOrEqual(5);
  const folded = foot.locator('.relations-backlinks');
  const backlink = folded.locator('li').first();
  await expect(backlink).toBeHidden();
  await folded.locator('summary').click();
  const speaker = await (await page.request.get(await addressOf(backlink.getByRole('link')))).text();
  expect(speaker).toContain(`href="${PAGE}`);
  await expect(backlink.locator('span')).toContainText(/\p{Script=Han}{2}/u);
  expect(await violations(page, [], '.note-end')).toEqual([]);
  const title = (await card.locator('.pagination-nav__label').textContent())!;
  await card.click();
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
});

test('the tags of a note lead to their places on the page of tags, which has docs and posts', async ({page}) => {
  await open(page, PAGE);
  const tag = page.locator('.relations-tags a').first();
  const name = (await tag.textContent())!;
  await tag.click();
  await expect(page).toHaveURL((url) => decodeURI(url.pathname + url.hash) === `/tags#${name}`);
  const place = page.locator(`[id="${name}"]`);
  await expect(place).toBeInViewport();
  await expect(place.locator(`a[href="${encodeURI(PAGE)}"]`)).toBeAttached();
  await expect(page.locator('.tags-tag', {hasText: '博客：'}).first()).toBeAttached();
  expect(await violations(page)).toEqual([]);
});

test(
  'a section with enough prerequisites has a map of them, whole without script, on a phone too',
  {tag: '@screens'},
  async ({browser, baseURL, isMobile}) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL!,
      viewport: isMobile ? {width: 360, height: 740} : {width: 1280, height: 800},
    });
    const page = await context.newPage();
    await page.goto(pageWithMost(/<path d="M[^"]*C/g, 'docs/category'));
    const map = page.locator('details', {hasText: '先修关系图'});
    await map.locator('summary').click();
    const titles = await map.locator('svg a').allTextContents();
    expect(titles.length).toBeGreaterThan(10);
    const places = await map.locator('svg a').evaluateAll((links) => links.map((link) => decodeURI(link.getAttribute('href')!)));
    const before = places.map((place) => prerequisitesOf(place).map((one) => places.indexOf(one)));
    expect(before.flat().filter((at) => at >= 0).length).toBeGreaterThan(8);
    expect(before.flatMap((ats, at) => ats.filter((one) => one > at))).toEqual([]);
    expect(await map.locator('path').count()).toBeGreaterThan(8);
    const box = await map.locator('svg').boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(page.viewportSize()!.width);
    await map.getByRole('link', {name: titles[1]!}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: titles[1]!})).toBeVisible();
    await context.close();
  },
);
