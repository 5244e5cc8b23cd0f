import {expect, test, type Page} from '@playwright/test';
import {sections} from '../../../../../config/sections';
import {open, openSidebar, sidebar} from '../../../../../tests/e2e/browser';
import {pagesIn} from '../../../../../tests/e2e/pageWith';
import {violations} from '../../../../../tests/e2e/violations';

/** A section in parts with a sample and a sidebar of its own. */
const COURSE = sections.find(({parts, sample, sidebar}) => parts && sample && sidebar)!;
const notes = pagesIn('docs').filter(([address]) => address.startsWith(`/docs/${COURSE.folder}/`));
/** The note that the built pages say comes last: the farthest down its sidebar. */
const [LAST] = notes.find(([, html]) => !/class="?[^">]*pagination-nav__link--next/.test(html))!;
/** One that stands in a part: the server unfolds it. */
const [IN_PART] = notes.find(([, html]) => html.includes('aria-expanded="true" href='))!;
const SAMPLE = `/docs/${COURSE.folder}/${COURSE.sample}`;

const crumbs = (page: Page) => page.getByRole('navigation', {name: '页面路径'});

/** Whether an entry is within what its list shows. */
const isInView = (page: Page) =>
  page
    .locator('.menu .menu__link[aria-current="page"]')
    .first()
    .evaluate((link) => {
      const [inner, outer] = [link.getBoundingClientRect(), link.closest('.menu')!.getBoundingClientRect()];
      return inner.top >= outer.top && inner.bottom <= outer.bottom;
    });

test('a course is told in parts: the one of the open note is open, each says how many it holds', {tag: '@screens'}, async ({page}) => {
  await open(page, IN_PART);
  const menu = await openSidebar(page);
  const outside = COURSE.parts!.filter((part) => typeof part === 'string').length;
  const parts = menu.locator('.theme-doc-sidebar-item-category-level-1 > div > [aria-expanded]');
  await expect(parts).toHaveCount(COURSE.parts!.length - outside);
  await expect(menu.locator('[aria-expanded="true"]')).toHaveCount(1);
  const counts = await menu.locator('.menu-count').allTextContents();
  expect(counts.reduce((sum, count) => sum + Number(count), outside)).toBe(notes.length);
  await parts.first().click();
  await expect(menu.locator('[aria-expanded="true"]')).toHaveCount(2);
  // While a part unfolds, one entry is cut by its lower edge.
  await expect.poll(() => menu.evaluate((element) => element.getAnimations({subtree: true}).length)).toBe(0);
  expect(await violations(page, [], '.theme-doc-sidebar-menu')).toEqual([]);
});

test('the head of a course leads to its page, where the navbar shows the course', {tag: '@screens'}, async ({page, isMobile}) => {
  await open(page, LAST);
  const menu = await openSidebar(page);
  const head = menu.locator('li').first();
  await expect(head).toContainText(new RegExp(`${notes.length} 篇，约 \\d+ 小时`));
  await expect(head.locator('path')).toHaveCount(2);
  const name = (await head.getByRole('link').textContent())!;
  await head.getByRole('link').click();
  await expect(page.getByRole('heading', {level: 1, name})).toBeVisible();
  if (!isMobile) {
    await expect(page.locator('.navbar__items .navbar__link--active')).toHaveText([COURSE.navbarLabel!]);
  }
});

test('what was read is counted and marked in the head once the app is there', async ({page}) => {
  const pages = Object.fromEntries(
    notes.slice(0, 3).map(([address]) => [address, {title: '题', at: 1_700_000_000, far: 100, read: [], done: true}]),
  );
  await page.addInitScript((memory) => localStorage.setItem('parallel-notes:memory', memory), JSON.stringify({v: 1, pages}));
  await open(page, LAST);
  const head = sidebar(page).locator('li').first();
  await expect(head).toContainText('读过 3 篇');
  await expect(head.locator('path')).toHaveCount(3);
});

test('the entry of the page is in view before anything is touched, and stays so; the page does not move', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 420});
  await page.goto(LAST);
  await expect.poll(() => isInView(page)).toBe(true);
  // Long enough for an event of the scrolling to have the application fetched.
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => [scrollY, document.querySelectorAll('script[src]').length])).toEqual([0, 0]);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await isInView(page)).toBe(true);
});

test('the entry of the page is in view in the drawer', {tag: '@phone'}, async ({page}) => {
  await page.setViewportSize({width: 390, height: 420});
  await open(page, LAST);
  await openSidebar(page);
  await expect.poll(() => isInView(page)).toBe(true);
});

test('breadcrumbs lead over the section to the note, and the data for search engines say the same', async ({page}) => {
  await open(page, LAST);
  const links = crumbs(page).getByRole('link');
  await expect(links).toHaveCount(2);
  const section = links.nth(1);
  const href = (await section.getAttribute('href'))!;
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = JSON.parse(scripts.find((text) => text.includes('BreadcrumbList'))!) as {
    itemListElement: {name: string; item: string; position: number}[];
  };
  expect(data.itemListElement.map(({name, item, position}) => [name, decodeURI(new URL(item).pathname), position])).toEqual([
    [await section.textContent(), decodeURI(href), 1],
    [await crumbs(page).getByRole('listitem').last().textContent(), LAST, 2],
  ]);
  await section.click();
  await expect(page).toHaveURL((url) => decodeURI(url.pathname) === decodeURI(href));
});

test('the sample of a course stands first in its sidebar, and says where the course begins', {tag: '@screens'}, async ({page}) => {
  await open(page, SAMPLE);
  const notice = page.getByText('的样章。从头学：');
  await expect(notice).toContainText(`全部 ${notes.length} 篇`);
  const menu = await openSidebar(page);
  await expect(menu.locator('.menu__link').first()).toHaveAttribute('href', SAMPLE);
  if (await page.getByRole('dialog', {name: '导航'}).isVisible()) {
    await page.keyboard.press('Escape');
  }
  const first = notice.getByRole('link').first();
  const title = (await first.textContent())!;
  await first.click();
  await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
  await expect(page.getByText('的样章。从头学：')).toHaveCount(0);
});
