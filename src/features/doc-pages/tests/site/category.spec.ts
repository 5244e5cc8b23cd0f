import {expect, test} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {pageWithMost} from '../../../../../tests/e2e/pageWith';
import {violations} from '../../../../../tests/e2e/violations';

/** The category with the most notes in chapters. */
const COURSE = pageWithMost(/<h2\b/g, 'docs/category');

test('a course says how much it is and where to begin; its chapters say how long they take', {tag: '@screens'}, async ({page}) => {
  await open(page, COURSE);
  const main = page.getByRole('main');
  const rows = main.locator('[data-notes] > li');
  const count = await rows.count();
  await expect(main.getByText(new RegExp(`^${count} 篇，.*分`))).toBeVisible();
  const chapters = main.getByRole('heading', {level: 2});
  expect(await chapters.count()).toBeGreaterThan(2);
  const counts = (await chapters.allTextContents()).map((text) => Number(/(\d+) 篇，/.exec(text)![1]));
  expect(counts.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(count);
  for (const row of [rows.first(), rows.last()]) {
    expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  await expect(main.getByRole('link', {name: /^接着读/})).toHaveCount(0);
  expect(await violations(page, [], 'main')).toEqual([]);
  await main.getByRole('link', {name: /^从.*开始$/}).click();
  await expect(page.locator('article h1')).toBeVisible();
});

test('the description of a note comes when one points at it or walks to it, and nothing moves', async ({page}) => {
  await open(page, COURSE);
  const row = page.locator('main [data-notes] > li').last();
  await row.scrollIntoViewIfNeeded();
  const description = row.locator('p');
  await expect(description).toHaveCSS('opacity', '0');
  const before = (await row.boundingBox())!.height;
  await row.hover();
  await expect(description).toHaveCSS('opacity', '1');
  expect((await row.boundingBox())!.height).toBe(before);
  await page.mouse.move(0, 0);
  await row.getByRole('link').focus();
  await expect(description).toHaveCSS('opacity', '1');
});

test('what was read of a course is counted, and the note begun last is offered', async ({page, request}) => {
  const hrefs = [...(await (await request.get(encodeURI(COURSE))).text()).matchAll(/<li class="[^"]*entry[^>]*>.*?href="?([^" >]+)/gs)].map(
    ([, href]) => decodeURI(href!),
  );
  const [done, begun] = [hrefs.at(-1)!, hrefs.at(-2)!];
  const memory = (title: string, more: object) => ({title, at: 1_700_000_000, far: 50, read: [], ...more});
  const pages = {
    [done]: memory('读完的', {done: true}),
    [begun]: memory('没读完的', {place: {id: 'x', heading: '节', block: 0, part: 0}}),
  };
  await page.addInitScript((text) => localStorage.setItem('parallel-notes:memory', text), JSON.stringify({v: 1, pages}));
  await open(page, COURSE);
  const main = page.getByRole('main');
  await expect(main.getByText('读过 1 篇')).toBeVisible();
  await expect(main.getByRole('link', {name: /^接着读/})).toHaveAttribute('href', begun);
});
