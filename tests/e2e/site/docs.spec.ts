import {readdirSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {open, openSidebar} from '../browser';

/** Category pages (specification 2.3): four of the sixteen labels stand in two sidebars and have a second page. */
const CATEGORIES = [
  ...['2024hpc学习笔记', 'cuda', 'docker知识', 'git速查', 'linux', 'python', 'python技巧', 'temp', 'wsl知识', '学校课程'],
  ...['教程基础', '教程进阶', '数据结构', '旅行与出差', '深度学习', '超级计算'],
  ...['docker知识-1', 'git速查-1', 'python技巧-1', 'wsl知识-1'],
];

// Conformance: 2.3-3
test('spec 2.3 the category pages are these twenty', () => {
  const built = readdirSync('build/docs/category').map((file) => file.replace(/\.html$/, ''));
  expect(built.sort()).toEqual([...CATEGORIES].sort());
});

test('spec 2.3 a category or a doc that is in two sidebars shows the one of its address', {tag: '@screens'}, async ({page}) => {
  for (const [slug, sections] of [
    ['docker知识', '所有文章'],
    ['docker知识-1', 'Linux'],
  ] as const) {
    await test.step(`/docs/category/${slug} belongs to the sidebar of ${sections}`, async () => {
      await open(page, `/docs/category/${slug}`);
      await expect(page.getByRole('heading', {level: 1, name: 'docker知识'})).toBeVisible();
      const menu = await openSidebar(page);
      await expect(menu.getByRole('link', {name: 'CUDA', exact: true})).toHaveCount(sections === 'Linux' ? 0 : 1);
      await expect(menu.getByRole('link', {name: 'docker知识', exact: true})).toHaveAttribute('aria-current', 'page');
    });
  }
  await test.step('a doc that is also in the sidebar of its section shows that one', async () => {
    await open(page, '/docs/CUDA/CUDA_Learning_Path');
    const menu = await openSidebar(page);
    await expect(menu.locator('[aria-current="page"]')).toHaveCount(1);
    await expect(menu.getByRole('link', {name: 'Linux', exact: true})).toHaveCount(0);
  });
});

test('spec 3 the docs version is labelled Next, and its main doc is intro', async ({page}) => {
  await open(page, '/docs/intro');
  const version = await page.locator('html').getAttribute('class');
  expect(version).toContain('docs-version-current');
  await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute('content', 'current');
});

// Conformance: T26
test('spec 2.3 a number in front of a name stays in its address', async ({request}) => {
  for (const path of ['/docs/CUDA/1.0 并行计算与计算机架构']) {
    expect((await request.get(encodeURI(path))).status(), path).toBe(200);
  }
});
