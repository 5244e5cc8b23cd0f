import {expect, test, type Page} from '@playwright/test';
import {open} from '../browser';

/** The routes of specification 2.2 and their titles; the two that it leaves unnamed are the last. */
const POSTS = [
  ['/blog/2024/05/01/hello-parallel', '你好，并行'],
  ['/blog/2024/6/10/HTTP&HTTPS', 'HTTP 与 HTTPS：线上的字节差在哪里'],
  ['/blog/2024/7/1/Mermaid', '在 Markdown 里用 Mermaid 画图'],
  ['/blog/long-blog-post', '从一条缓存行到内存墙'],
  ['/blog/mdx-blog-post', '会动的阿姆达尔定律'],
  ['/blog/2024/6/22/floating-point-sum', '并行求和为什么和串行不一样'],
  ['/blog/2024/7/20/why-makefile', '一条没写的依赖：Makefile 排查记'],
] as const;

const READING_TIME = /阅读需 \d+ 分钟/;
const preview = (page: Page, title: string) => page.getByRole('article').filter({has: page.getByRole('heading', {level: 2, name: title})});
const textLength = async (page: Page) => (await page.getByRole('article').locator('.markdown').innerText()).length;

// Conformance: 2.1-5, 2.2-1, 2.2-2, 2.2-3, 2.2-4, 2.2-5, 2.2-6, A5
test('spec 2.2 The posts: each in full, and its truncated preview in the list', async ({page}) => {
  const full = new Map<string, number>();
  for (const [path, title] of POSTS) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response!.status()).toBe(200);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(page.getByRole('article')).toContainText(READING_TIME);
      full.set(path, await textLength(page));
    });
  }
  await open(page, '/blog');
  for (const [path, title] of POSTS) {
    await test.step(`${path} in the list`, async () => {
      await expect(preview(page, title)).toContainText(READING_TIME);
      const excerpt = (await preview(page, title).locator('.markdown').innerText()).length;
      expect(excerpt).toBeGreaterThan(30);
      expect(excerpt).toBeLessThan(full.get(path)! / 2);
      await preview(page, title)
        .getByRole('link', {name: `阅读 ${title} 的全文`})
        .click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      expect(await textLength(page)).toBeGreaterThan(2 * excerpt);
      await page.goBack();
      await expect(page).toHaveURL('/blog');
    });
  }
});

// Conformance: 2.2-2, T17
test('spec 2.2 /blog/2024/6/10/HTTP%26HTTPS is the same post', async ({page}) => {
  await open(page, '/blog/2024/6/10/HTTP%26HTTPS');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('HTTP 与 HTTPS：线上的字节差在哪里');
});

// Conformance: 2.1-6
test('spec 2.1 /blog: all posts, newest first', async ({page}) => {
  await open(page, '/blog');
  const days = await page.locator('article time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')!));
  expect(days.length).toBeGreaterThanOrEqual(POSTS.length);
  expect(days).toEqual([...days].sort().reverse());
});

// Conformance: 2.1-4, T24
test(
  'spec 2.1 /blog: the sidebar is grouped by year and names every post; on phones the drawer holds it',
  {tag: '@screens'},
  async ({page, isMobile}) => {
    await open(page, '/blog');
    if (isMobile) {
      await page.getByRole('button', {name: '切换导航栏'}).click();
    }
    const sidebar = isMobile ? page.getByRole('dialog', {name: '导航'}) : page.getByRole('navigation', {name: '最近博文导航'});
    const year = sidebar.getByRole('group').filter({has: page.getByRole('heading', {name: '2024', exact: true})});
    for (const [, title] of POSTS) {
      await expect(year.getByRole('link', {name: title, exact: true})).toBeVisible();
    }
  },
);

// Conformance: 2.1-7
test('spec 2.1 /blog/archive: every post under its year', async ({page}) => {
  await open(page, '/blog/archive');
  const year = page.locator('main section').filter({has: page.getByRole('heading', {level: 2, name: '2024'})});
  for (const [path, title] of POSTS) {
    await expect(year.getByRole('link', {name: title})).toHaveAttribute('href', path);
  }
});

// Conformance: 2.1-8, T25
test('spec 2.1 /blog/authors: the author with the number of posts', async ({page}) => {
  await open(page, '/blog/authors');
  const author = page.getByRole('main').getByRole('listitem');
  await expect(author.getByRole('heading', {name: '并行笔记'})).toBeVisible();
  expect(Number((await author.innerText()).match(/\d+/)![0])).toBeGreaterThanOrEqual(POSTS.length);
});

// Conformance: 2.1-9
test('spec 2.1 /blog/tags: the tags docusaurus and hello, each with its posts', async ({page}) => {
  for (const [tag, title] of [
    ['docusaurus', '在 Markdown 里用 Mermaid 画图'],
    ['hello', '你好，并行'],
  ] as const) {
    await open(page, '/blog/tags');
    await page
      .getByRole('main')
      .getByRole('link', {name: new RegExp(`^${tag}`)})
      .click();
    await expect(page).toHaveURL(`/blog/tags/${tag}`);
    await expect(preview(page, title)).toBeVisible();
  }
});
