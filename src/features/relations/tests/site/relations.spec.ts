import {expect, test} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {violations} from '../../../../../tests/e2e/violations';

const PAGE = '/docs/CUDA/3.2 线程束分化';

test('at the foot of a note stand what to read next, related notes, and the notes that speak of it with their sentence', async ({page}) => {
  await open(page, PAGE);
  const foot = page.getByRole('navigation', {name: '与本页有关的笔记'});
  await expect(foot.locator('.relations-next a')).toHaveText(['3.4 同步与协作组', '3.5 并行归约', '5.5 线程束洗牌指令']);
  const related = foot.locator('.relations-related a');
  expect(await related.count()).toBeGreaterThan(2);
  expect(await related.count()).toBeLessThanOrEqual(5);
  const backlink = foot.locator('.relations-backlinks li', {hasText: '3.1 SM 与线程束'});
  await expect(backlink.locator('span')).toContainText('线程束分化');
  const folded = foot.locator('.relations-backlinks details');
  await expect(folded.locator('li').first()).toBeHidden();
  await folded.locator('summary').click();
  await expect(folded.locator('li').first()).toBeVisible();
  expect(await violations(page, [], '.relations')).toEqual([]);
  await foot.locator('.relations-next a').first().click();
  await expect(page.getByRole('heading', {level: 1, name: '3.4 同步与协作组'})).toBeVisible();
});

test('the tags of a note lead to their places on the page of tags, which has docs and posts', async ({page}) => {
  await open(page, PAGE);
  await page.locator('.relations-tags').getByRole('link', {name: 'CUDA', exact: true}).click();
  await expect(page).toHaveURL(/\/tags#CUDA$/);
  await expect(page.locator('#CUDA')).toBeInViewport();
  expect(await page.locator('#CUDA a').count()).toBeGreaterThan(5);
  await expect(page.locator('.tags-shared > div', {hasText: '博客：'}).first()).toBeAttached();
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
    await page.goto('/docs/category/cuda');
    const map = page.locator('details', {hasText: '先修关系图'});
    await map.locator('summary').click();
    const titles = await map.locator('svg a').allTextContents();
    expect(titles.length).toBeGreaterThan(10);
    expect(titles.indexOf('3.1 SM 与线程束')).toBeLessThan(titles.indexOf('3.2 线程束分化'));
    expect(await map.locator('path').count()).toBeGreaterThan(8);
    const box = await map.locator('svg').boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(page.viewportSize()!.width);
    await map.getByRole('link', {name: '3.2 线程束分化'}).click();
    await expect(page.getByRole('heading', {level: 1, name: '3.2 线程束分化'})).toBeVisible();
    await context.close();
  },
);
