import {expect, test, type Page} from '@playwright/test';
import {load} from 'cheerio';
import {open} from '../browser';

/** The category pages of specification 2.3: slug and the label that the page carries. */
const CATEGORIES = {
  '2024hpc学习笔记': '2024HPC学习笔记',
  旅行与出差: '旅行与出差',
  深度学习: '深度学习',
  数据结构: '数据结构',
  教程基础: '教程：基础',
  教程进阶: '教程：进阶',
  学校课程: '学校课程',
  cuda: 'CUDA',
  docker知识: 'docker知识',
  'docker知识-1': 'docker知识',
  git速查: 'Git速查',
  'git速查-1': 'Git速查',
  linux: 'Linux',
  python: 'Python',
  python技巧: 'Python技巧',
  'python技巧-1': 'Python技巧',
  超级计算: '超级计算',
  temp: 'Temp',
  wsl知识: 'WSL知识',
  'wsl知识-1': 'WSL知识',
};

/** Where the sidebar of each section starts, and a page that only this sidebar or all articles hold. */
const STARTS = {
  所有文章: '/docs/intro',
  超级计算: '/docs/SuperComputer/MCC24_Review',
  CUDA: '/docs/CUDA/CUDA_Learning_Path',
  数据结构: '/docs/DataStructer/Balanced_Binary_Tree',
  Python: '/docs/Python/Python基本操作',
  Linux: '/docs/category/git速查-1',
  旅行: '/docs/Travel/HongKong_Travel',
};

/** The sections that a sidebar shows at its first level, as paths; opens the drawer on phones. */
async function sidebarOf(page: Page, path: string) {
  await open(page, path);
  const hamburger = page.getByRole('button', {name: '切换导航栏'});
  if (await hamburger.isVisible()) {
    await hamburger.click();
    return page.getByRole('dialog', {name: '导航'}).locator('.theme-doc-sidebar-menu');
  }
  return page.getByRole('navigation', {name: '文档侧边栏'}).getByRole('list').first();
}

// Conformance: 2.3-3
test('spec 2.3 Category pages: all twenty slugs, each with its label and its pages', async ({request}) => {
  for (const [slug, label] of Object.entries(CATEGORIES)) {
    const response = await request.get(`/docs/category/${slug}`);
    expect(response.status(), slug).toBe(200);
    const $ = load(await response.text());
    expect($('h1').text(), slug).toBe(label);
    expect($('nav[aria-label="页面路径"]').text(), slug).toContain(label);
    expect($('main ol a').length, slug).toBeGreaterThan(0);
  }
});

// Conformance: 2.3-3, 2.3-4, 2.3-8
test('spec 2.3 Sidebars: of a section, of all articles, of a category in both', {tag: '@screens'}, async ({page}) => {
  await test.step('the two variants of a category stand in different sidebars', async () => {
    const all = await sidebarOf(page, '/docs/category/git速查');
    await expect(all.getByRole('link', {name: '开始阅读'})).toBeVisible();
    const linux = await sidebarOf(page, '/docs/category/git速查-1');
    await expect(linux.getByRole('link', {name: 'docker知识'})).toBeVisible();
    await expect(linux.getByRole('link', {name: '开始阅读'})).toHaveCount(0);
  });

  await test.step('a doc shows the sidebar of its section, not all articles', async () => {
    for (const [path, own] of [
      ['/docs/CUDA/CUDA_Learning_Path', 'CUDA 学习路径'],
      ['/docs/Linux/使用Git LFS克隆大文件', '使用 Git LFS 克隆大文件'],
      ['/docs/Python/Python技巧/装饰器', '装饰器'],
      ['/docs/School/intro', '课程笔记导览'],
      ['/docs/Temp/HowToEmployDocWebsite', '如何使用本文档网站'],
    ] as const) {
      const menu = await sidebarOf(page, path);
      await expect(menu.getByRole('link', {name: own, exact: true})).toHaveAttribute('aria-current', 'page');
      await expect(menu.getByRole('link', {name: '开始阅读', exact: true})).toHaveCount(0);
    }
  });

  await test.step('every section is in the sidebar of docs outside the section sidebars', async () => {
    for (const path of ['/docs/intro', '/docs/tutorial-basics/create-a-page', '/docs/category/linux']) {
      const menu = await sidebarOf(page, path);
      for (const section of [
        '开始阅读',
        '超级计算',
        '2024HPC学习笔记',
        'CUDA',
        '数据结构',
        '深度学习',
        'Linux',
        'Python',
        '学校课程',
        '旅行与出差',
        'Temp',
        '教程：基础',
        '教程：进阶',
      ]) {
        await expect(menu.getByRole('link', {name: section, exact: true}).first()).toBeVisible();
      }
    }
  });

  await test.step('opening a category closes no other, and nothing hides the sidebar', async () => {
    const menu = await sidebarOf(page, '/docs/intro');
    await menu.getByRole('button', {name: "展开侧边栏分类 'CUDA'"}).click();
    await menu.getByRole('button', {name: "展开侧边栏分类 'Python'"}).click();
    await expect(menu.getByRole('link', {name: 'CUDA 学习路径'})).toBeVisible();
    await expect(menu.getByRole('link', {name: 'Python 基本操作'})).toBeVisible();
    await expect(page.getByRole('button', {name: '收起侧边栏'})).toHaveCount(0);
  });
});

// Conformance: 2.3-5
test('spec 2.3 Sidebar start pages: each section of the navbar opens its own', {tag: '@screens'}, async ({page, isMobile}) => {
  for (const [label, start] of Object.entries(STARTS)) {
    await open(page, '/about');
    if (isMobile) {
      await page.getByRole('button', {name: '切换导航栏'}).click();
    }
    const menu = isMobile ? page.getByRole('dialog', {name: '导航'}) : page.getByRole('navigation', {name: '主导航'});
    await menu.getByRole('link', {name: label, exact: true}).click();
    await expect(page).toHaveURL(encodeURI(start));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
});

// Conformance: 2.3-6
test('spec 2.3 breadcrumbs name home, the categories and the page', async ({page}) => {
  await open(page, '/docs/Linux/Git速查/04 变基');
  const crumbs = page.getByRole('navigation', {name: '页面路径'});
  await expect(crumbs.getByRole('link', {name: '主页面'})).toHaveAttribute('href', '/');
  await expect(crumbs.getByRole('link', {name: 'Linux'})).toHaveAttribute('href', '/docs/category/linux');
  await expect(crumbs.getByRole('link', {name: 'Git速查'})).toHaveAttribute('href', '/docs/category/git速查-1');
  await expect(crumbs.getByRole('listitem').last()).toHaveText(/变基$/);
});

// Conformance: 2.3-7, 9-15
test('spec 9 Table of contents: headings of levels 2 and 3, all of them in order', {tag: '@screens'}, async ({page, isMobile}) => {
  await open(page, '/docs/Temp/Markdown写作速查');
  if (isMobile) {
    await page.getByRole('button', {name: '目录'}).click();
  }
  const sheet = page.getByRole('dialog', {name: '本页总览'});
  await expect(sheet).toBeVisible({visible: isMobile});
  const links = page.locator(isMobile ? 'dialog .phone-contents a' : '.table-of-contents a');
  await expect(links.first()).toBeVisible();
  const targets = await links.evaluateAll((anchors) =>
    anchors.map((anchor) => decodeURIComponent((anchor as HTMLAnchorElement).hash.slice(1))),
  );
  const headings = await page.locator('.markdown :is(h2, h3)[id]:not(.sr-only)').evaluateAll((elements) => elements.map(({id}) => id));
  expect(targets).toEqual(headings);
  expect(headings.length).toBeGreaterThan(5);
});
