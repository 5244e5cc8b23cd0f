import {expect, test, type Page} from '@playwright/test';
import {open} from '../browser';
import {PAGE_KINDS} from '../page-kinds';

const NAVBAR = {
  left: [
    ['所有文章', '/docs/intro'],
    ['超级计算', '/docs/SuperComputer/MCC24_Review'],
    ['CUDA', '/docs/CUDA/CUDA_Learning_Path'],
    ['数据结构', '/docs/DataStructer/Balanced_Binary_Tree'],
    ['Python', '/docs/Python/Python基本操作'],
    ['Linux', '/docs/category/git速查-1'],
    ['旅行', '/docs/Travel/HongKong_Travel'],
    ['博客', '/blog'],
  ],
  right: [['关于', '/about']],
};

const FOOTER = [
  '/docs/intro',
  '/docs/SuperComputer/MCC24_Review',
  '/docs/CUDA/1.0 并行计算与计算机架构',
  '/docs/Python/Python数据读取',
  '/docs/Linux/使用Git LFS克隆大文件',
  '/docs/Travel/HongKong_Travel',
  '/blog',
];
/** Pages of lists that the specification does not name. */
const FOOTER_BESIDES = ['/glossary', '/tags', '/errors', '/reading'];

const navbar = (page: Page) => page.getByRole('navigation', {name: '主导航'});
const footer = (page: Page) => page.getByRole('contentinfo');
const skipLink = (page: Page) => page.getByRole('link', {name: '跳到主要内容'});
const hamburger = (page: Page) => page.getByRole('button', {name: '切换导航栏'});
const links = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((anchors) => anchors.map((anchor) => [anchor.textContent, decodeURI(anchor.getAttribute('href')!)]));

// Conformance: 2.4-2, 2.4-9, 9-17
test(
  'spec 2.4 Shared layout: every kind of page has skip link, navbar, one main area and footer, and no announcement',
  {tag: '@screens'},
  async ({page, isMobile}) => {
    for (const [, path] of PAGE_KINDS) {
      await open(page, path);
      await skipLink(page).focus();
      await expect(skipLink(page)).toBeInViewport();
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(navbar(page).getByRole('link', {name: '并行笔记'})).toHaveAttribute('href', '/');
      await expect(navbar(page).getByRole('button', {name: '搜索'})).toBeVisible();
      await expect(hamburger(page)).toBeVisible({visible: isMobile});
      await expect(footer(page)).toContainText('Copyright © 2025 并行笔记');
      await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    }
  },
);

// Conformance: 2.4-1
test(
  'spec 2.4 Skip link: first in the page; after it the next Tab is in the content, not in the navbar',
  {tag: '@screens'},
  async ({page}) => {
    await open(page, '/about');
    await page.keyboard.press('Tab');
    await expect(skipLink(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => Boolean(document.activeElement!.closest('main')))).toBe(true);
  },
);

// Conformance: 2.4-5, A2
test(
  'spec 2.4 Navbar: seven document sections and the blog at the left, about at the right; on phones in the drawer',
  {tag: '@screens'},
  async ({page, isMobile}) => {
    await open(page, '/');
    if (isMobile) {
      await expect(navbar(page).getByRole('link', {name: '所有文章'})).toBeHidden();
      await hamburger(page).click();
      expect(await links(page, '.navbar-sidebar__item:first-child a.menu__link')).toEqual([...NAVBAR.left, ...NAVBAR.right]);
    } else {
      expect(await links(page, '.navbar__items:not(.navbar__items--right) > a.navbar__item')).toEqual(NAVBAR.left);
      expect(await links(page, '.navbar__items--right > a.navbar__item')).toEqual(NAVBAR.right);
      await expect(navbar(page).getByRole('link', {name: '关于'})).toBeVisible();
    }
  },
);

// Conformance: 2.4-4, 7-10
test('spec 2.4 Navbar: logo and title, the logo of this site', {tag: '@screens'}, async ({page, baseURL}) => {
  await open(page, '/about');
  const logo = navbar(page).getByRole('img', {name: '并行笔记的标志'});
  await expect(logo.first()).toBeVisible();
  expect(await logo.first().evaluate((image: HTMLImageElement) => [new URL(image.src).origin, image.naturalWidth > 0])).toEqual([
    baseURL,
    true,
  ]);
  await expect(navbar(page).locator('.navbar__title').first()).toHaveText('并行笔记');
});

// Conformance: 2.4-9, A19, A20
test('spec 2.4 Footer: the seven pages, three links to the own home, the source code', async ({page}) => {
  await open(page, '/about');
  const hrefs = (await links(page, 'footer.footer a')).map(([, href]) => href!);
  expect(hrefs.filter((href) => href.startsWith('/'))).toEqual([...FOOTER, ...FOOTER_BESIDES]);
  const external = hrefs.filter((href) => /^https:/.test(href));
  expect(external).toHaveLength(4);
  const [home] = external as [string];
  expect(external.filter((href) => href.startsWith(home))).toHaveLength(3);
  await expect(footer(page).locator('.footer__title')).toHaveText(['笔记', '社区', '更多']);
  for (const link of await footer(page).locator('a[href^="https:"]').all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

// Conformance: 1-2
test('spec 1 Tagline: diligence, self-discipline and perseverance, on the home page', {tag: '@screens'}, async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('main').getByText('勤以致知，律以修身，恒以行远。')).toBeVisible();
});

// Conformance: 9-13
test('spec 9 Desktop breakpoint: at 997 the navbar has its items, at 996 the hamburger', async ({page}) => {
  await open(page, '/docs/intro');
  for (const [width, desktop] of [
    [997, true],
    [996, false],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await expect(navbar(page).getByRole('link', {name: '所有文章'})).toBeVisible({visible: desktop});
    await expect(page.getByRole('navigation', {name: '文档侧边栏'})).toBeVisible({visible: desktop});
    await expect(hamburger(page)).toBeVisible({visible: !desktop});
  }
});
