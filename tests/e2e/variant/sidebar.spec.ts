import {expect, test, type Page} from '@playwright/test';
import {open} from '../browser';

const sidebar = (page: Page) => page.getByRole('navigation', {name: '文档侧边栏'});
const item = (page: Page, name: string) => sidebar(page).getByRole('link', {name, exact: true});

// Conformance: 3-2, 4-27
test('spec 4 Sidebar items: an unlisted page is not shown', async ({page}) => {
  await open(page, '/docs/guide/short');
  await expect(item(page, '短文')).toBeVisible();
  await expect(item(page, '未列出的一页')).toHaveCount(0);
});

// Conformance: 4-27
test('spec 4 Sidebar items: an unlisted page is shown while it is the active one', async ({page}) => {
  await open(page, '/docs/guide/unlisted');
  await expect(item(page, '未列出的一页')).toHaveAttribute('aria-current', 'page');
});

// Conformance: 4-27
test('spec 4 Sidebar items: a category with nothing to show is hidden until its page is active', async ({page}) => {
  await open(page, '/docs/intro');
  await expect(item(page, '开始')).toBeVisible();
  await expect(sidebar(page).getByText('全部未列出')).toHaveCount(0);
  await open(page, '/docs/hidden/only');
  await expect(sidebar(page).getByText('全部未列出')).toBeVisible();
  await expect(item(page, '隐藏分类里的一页')).toBeVisible();
});

// Conformance: 2.3-8
test('spec 2.3 the sidebar cannot be hidden, and opening a category closes no other', async ({page}) => {
  await open(page, '/docs/hidden/only');
  await expect(page.getByRole('button', {name: '收起侧边栏'})).toHaveCount(0);
  await sidebar(page).getByRole('button', {name: "展开侧边栏分类 '指南'"}).click();
  await expect(item(page, '短文')).toBeVisible();
  await expect(item(page, '隐藏分类里的一页')).toBeVisible();
});

// Conformance: 2.3-6
test('spec 2.3 breadcrumbs lead from home over the category to the page', async ({page}) => {
  await open(page, '/docs/guide/long');
  const path = page.getByRole('navigation', {name: '页面路径'});
  await expect(path.getByRole('listitem')).toHaveText(['', '指南', '长文']);
  await expect(path.getByRole('link', {name: '主页面'})).toHaveAttribute('href', '/');
  await expect(path.getByRole('link', {name: '指南'})).toHaveAttribute('href', '/docs/category/指南');
});

// Conformance: 2.3-7
test('spec 9 the table of contents shows levels 2 and 3', async ({page}) => {
  await open(page, '/docs/guide/long');
  await expect(page.locator('.table-of-contents').getByRole('link')).toHaveText([
    '小节甲',
    '三级标题',
    '小节乙',
    '小节丙',
    '小节丁',
    '小节戊',
    '代码',
  ]);
});
