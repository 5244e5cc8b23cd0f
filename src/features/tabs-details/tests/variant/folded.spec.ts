import {expect, test, type Page} from '@playwright/test';
import {open, stored, withStored} from '../../../../../tests/e2e/browser';

const tabs = (page: Page, nth = 0) => page.getByRole('tablist').nth(nth);
const tab = (page: Page, name: string, nth = 0) => tabs(page, nth).getByRole('tab', {name});
const KEY = 'docusaurus.tab.system';

test('a tab shows its panel; the choice goes to its group, the address and the storage', async ({page}) => {
  await open(page, '/folded');
  await expect(page.getByText('用 apt 安装')).toBeVisible();
  await expect(page.getByText('用 dnf 安装')).toBeHidden();
  await tab(page, 'Fedora').click();
  await expect(tab(page, 'Fedora')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: 'Fedora'}).first()).toContainText('用 dnf 安装');
  await expect(page.getByText('用 apt 安装')).toBeHidden();
  await expect(page.getByText('第二组的 Fedora')).toBeVisible();
  await expect(page.getByText('没有组的甲')).toBeVisible();
  expect(new URL(page.url()).search).toBe('?system=fedora');
  expect((await stored(page))[KEY]).toBe('fedora');
  await page.reload();
  await expect(page.getByText('用 dnf 安装')).toBeVisible();
});

test('the tab stays where it is in the window when groups above it change their height', async ({page}) => {
  await open(page, '/folded');
  await expect(page.locator('.tabs-container[data-ready]').first()).toBeAttached();
  const second = tab(page, 'Fedora', 1);
  const top = () => second.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.setViewportSize({width: 1280, height: 400});
  await second.scrollIntoViewIfNeeded();
  // Not the wheel: it scrolls some time later.
  await page.evaluate(() => scrollBy({top: 200, behavior: 'instant'}));
  const before = await top();
  await second.click();
  await expect(page.getByText('用 dnf 安装')).toBeAttached();
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test('keys: arrows, Home and End; one stop of the Tab key', async ({page}) => {
  await open(page, '/folded');
  await expect(page.locator('.tabs-container[data-ready]').first()).toBeAttached();
  await tab(page, 'Debian').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Arch')).toBeFocused();
  await expect(page.getByText('用 pacman 安装')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Debian')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab(page, 'Arch')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab(page, 'Debian')).toBeFocused();
  await expect(tabs(page).locator('[tabindex="0"]')).toHaveCount(1);
});

test('the address wins over what is stored; values that no tab has change nothing', async ({page}) => {
  await withStored(page, {[KEY]: 'arch'});
  await open(page, '/folded');
  await expect(page.getByText('用 pacman 安装')).toBeVisible();
  await expect(page.getByText('第二组的 Debian')).toBeVisible();
  await open(page, '/folded?system=fedora');
  await expect(page.getByText('用 dnf 安装')).toBeVisible();
  await open(page, '/folded?system=%3Cb%3E');
  await expect(page.getByText('用 apt 安装')).toBeVisible();
});

test('blocked storage: tabs work all the same', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await open(page, '/folded');
  await expect(page.locator('.tabs-container[data-ready]').first()).toBeAttached();
  await tab(page, 'Arch').click();
  await expect(page.getByText('用 pacman 安装')).toBeVisible();
});

const isInSight = (page: Page, name: string) =>
  page
    .getByRole('heading', {name})
    .evaluate((heading) => heading.checkVisibility({contentVisibilityAuto: true}) && heading.getBoundingClientRect().top < innerHeight);

test('a hash opens the tab and the details that it leads into: on load, by a click, from another page', async ({page}) => {
  await open(page, '/folded#最里面的小节');
  await expect.poll(() => isInSight(page, '最里面的小节')).toBe(true);
  await expect(tab(page, 'Fedora')).toHaveAttribute('aria-selected', 'true');
  await open(page, '/folded');
  await page.getByRole('link', {name: '标签页里的小节', exact: true}).first().click();
  await expect.poll(() => isInSight(page, '标签页里的小节')).toBe(true);
  await expect(tab(page, 'Fedora')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', {name: '折叠里的小节', exact: true}).first().click();
  await expect.poll(() => isInSight(page, '折叠里的小节')).toBe(true);
});

test('a search in the page that finds something in a hidden panel selects its tab', async ({page}) => {
  await open(page, '/folded');
  await expect(page.locator('.tabs-container[data-ready]').first()).toBeAttached();
  const hidden = page.locator('[role="tabpanel"][hidden]').filter({hasText: '用 pacman 安装'});
  await expect(hidden).toHaveAttribute('hidden', 'until-found');
  await hidden.dispatchEvent('beforematch');
  await expect(tab(page, 'Arch')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('用 pacman 安装')).toBeVisible();
});

test('without a script and on paper everything is there to read, under its name', async ({browser, baseURL, page}) => {
  const still = await browser.newPage({javaScriptEnabled: false, baseURL});
  await still.goto('/folded');
  await expect(still.getByText('用 dnf 安装')).toBeVisible();
  await expect(still.getByRole('tablist').first()).toBeHidden();
  await still.getByText('折叠', {exact: true}).click();
  await expect(still.getByText('折叠的话')).toBeVisible();
  await still.close();
  await open(page, '/folded');
  await page.emulateMedia({media: 'print'});
  for (const text of ['用 apt 安装', '用 dnf 安装', '用 pacman 安装', '第二组的 Fedora', '最里面的话', '折叠的话']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  expect(
    await page
      .locator('[role="tabpanel"]')
      .nth(1)
      .evaluate((panel) => getComputedStyle(panel, '::before').content),
  ).toBe('"Fedora"');
});
