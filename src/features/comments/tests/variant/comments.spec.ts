import {expect, test} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {noteRefusals, refused} from '../../../../../tests/e2e/refusals';

const GISCUS = 'https://giscus.app';
/** What giscus does that the page hears of: it tells its height, and that the reader signed out. */
const WIDGET = `<!doctype html><title>讨论</title><p>一条评论<script>parent.postMessage({giscus: {resizeHeight: 777}}, '*')</script>`;

test('issue 8 comments: no other site is asked before the reader presses the button, then giscus alone, in a frame', async ({
  page,
  baseURL,
}) => {
  const others: URL[] = [];
  page.on('request', (request) => request.url().startsWith(baseURL!) || others.push(new URL(request.url())));
  await page.route(`${GISCUS}/**`, (route) => route.fulfill({contentType: 'text/html; charset=utf-8', body: WIDGET}));
  await noteRefusals(page);
  await open(page, '/docs/intro?giscus=signed-in');
  const comments = page.getByRole('region', {name: '评论'});
  await comments.scrollIntoViewIfNeeded();
  await expect(comments).toContainText('加载以后，浏览器会连接 giscus.app');
  expect(others).toEqual([]);

  await comments.getByRole('button', {name: '加载评论'}).click();
  const frame = comments.locator('iframe');
  await expect(frame).toHaveCSS('height', '777px');
  await expect(frame.contentFrame().getByText('一条评论')).toBeVisible();
  expect(others.map(({origin}) => origin)).toEqual([GISCUS]);
  expect(Object.fromEntries(others[0]!.searchParams)).toMatchObject({
    repo: 'example/notes',
    repoId: 'R_1',
    category: 'Comments',
    categoryId: 'DIC_1',
    term: '/docs/intro',
    session: 'signed-in',
    theme: 'light',
  });
  expect(page.url()).not.toContain('giscus');
  expect(await page.evaluate(() => localStorage.getItem('parallel-notes:giscus-session'))).toBe('signed-in');
  expect(await refused(page)).toEqual([]);
});

test('issue 8 comments: a post has them, another page begins again with the button', async ({page}) => {
  await page.route(`${GISCUS}/**`, (route) => route.fulfill({contentType: 'text/html; charset=utf-8', body: WIDGET}));
  await open(page, '/blog/2026/01/02/math');
  await page.getByRole('button', {name: '加载评论'}).click();
  await expect(page.locator('iframe')).toHaveCSS('height', '777px');
  // By key: a frame of another process may still take the click where it stood before.
  await page.getByRole('navigation', {name: '博文分页导航'}).getByRole('link').first().press('Enter');
  await expect(page.getByRole('button', {name: '加载评论'})).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
