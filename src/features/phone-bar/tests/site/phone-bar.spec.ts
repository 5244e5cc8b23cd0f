import {expect, test, type Page} from '@playwright/test';
import {open, openBeforeHydration} from '../../../../../tests/e2e/browser';
import {pagesIn} from '../../../../../tests/e2e/pageWith';
import {violations} from '../../../../../tests/e2e/violations';

/** A note of six sections or more, between two others. */
const [NOTE] = pagesIn('docs').find(
  ([, html]) => ['rel="prev"', 'rel="next"', 'class="phone-bar"'].every((part) => html.includes(part)) && html.split('<h2').length > 6,
)!;

const bar = (page: Page) => page.getByRole('group', {name: '阅读'});
const button = (page: Page, name: string) => bar(page).getByRole('button', {name});
const sheet = (page: Page) => page.getByRole('dialog', {name: '本页总览'});
const headings = (page: Page) => page.locator('.markdown h2[id]');
const moveBy = (page: Page, y: number) => page.evaluate((by) => window.scrollBy({top: by, behavior: 'instant'}), y);
/** Whether it stands in the window: it never leaves the page. */
const isShown = (page: Page) =>
  expect.poll(() => bar(page).evaluate((element) => element.getBoundingClientRect().top < innerHeight - 40), {timeout: 3000});

test('the bar says which section is read and how far', {tag: '@phone'}, async ({page}) => {
  await open(page, NOTE);
  const count = await headings(page).count();
  await expect(bar(page)).toContainText(`${count} 节`);
  await headings(page)
    .nth(2)
    .evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
  await expect(bar(page)).toContainText(`3 / ${count}`);
  await expect(bar(page).locator('b')).toHaveText((await headings(page).nth(2).textContent())!.replace(/\u200B/g, ''));
  await isShown(page).toBe(true);
  const width = await bar(page)
    .locator('.phone-bar__progress')
    .evaluate((line) => line.getBoundingClientRect().width);
  expect(width).toBeGreaterThan(20);
  expect(width).toBeLessThan(390);
  for (const name of ['目录', '课程', '回到顶部']) {
    const box = (await button(page, name).boundingBox())!;
    expect(
      [box.width, box.height].every((size) => size >= 44),
      name,
    ).toBe(true);
  }
  expect(await violations(page, [], '.phone-bar')).toEqual([]);
});

test('it goes on the way down, and comes back on the way up and at rest', {tag: '@phone'}, async ({page}) => {
  await open(page, NOTE);
  await isShown(page).toBe(true);
  const keepOn = setInterval(() => void moveBy(page, 40).catch(() => {}), 150);
  await isShown(page).toBe(false);
  clearInterval(keepOn);
  await isShown(page).toBe(true);
  const keepOnUp = setInterval(() => void moveBy(page, -20).catch(() => {}), 150);
  await isShown(page).toBe(true);
  clearInterval(keepOnUp);
});

test('the contents open as a sheet, lead to a heading, and to the notes beside this one', {tag: '@phone'}, async ({page}) => {
  await open(page, NOTE);
  await headings(page)
    .nth(1)
    .evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
  await button(page, '目录').tap();
  await expect(sheet(page)).toBeVisible();
  const current = sheet(page).locator('[aria-current="location"]');
  await expect(current).toHaveText((await headings(page).nth(1).textContent())!.replace(/\u200B/g, ''));
  await expect(current).toBeFocused();
  expect((await sheet(page).boundingBox())!.height).toBeLessThanOrEqual(844 * 0.7 + 1);
  expect(await violations(page, [], 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(button(page, '目录')).toBeFocused();

  await button(page, '目录').tap();
  const last = headings(page).last();
  await sheet(page)
    .locator(`a[href="#${encodeURIComponent((await last.getAttribute('id'))!)}"], a[href="#${await last.getAttribute('id')}"]`)
    .tap();
  await expect(sheet(page)).toHaveCount(0);
  await expect(last).toBeInViewport();

  await button(page, '目录').tap();
  const next = sheet(page).getByRole('link', {name: /^下一篇/});
  const address = decodeURI(new URL(await next.evaluate((link: HTMLAnchorElement) => link.href)).pathname);
  await next.tap();
  await expect(page).toHaveURL((url) => decodeURI(url.pathname) === address);
  await expect(sheet(page)).toHaveCount(0);
});

test('a tap beside the sheet closes it; the course is in the drawer; up is up', {tag: '@phone'}, async ({page}) => {
  await open(page, NOTE);
  await button(page, '目录').tap();
  await expect(sheet(page)).toBeVisible();
  await page.touchscreen.tap(195, 60);
  await expect(sheet(page)).toHaveCount(0);
  await button(page, '课程').tap();
  await expect(page.getByRole('dialog', {name: '导航'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', {name: '导航'})).toBeHidden();
  await expect(button(page, '课程')).toBeFocused();
  await moveBy(page, 2000);
  await button(page, '回到顶部').tap();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const [name, shows] of [
  ['目录', sheet],
  ['课程', (page: Page) => page.getByRole('dialog', {name: '导航'})],
] as const) {
  test(`${name} pressed before the app is there opens once it is`, {tag: '@phone'}, async ({page}) => {
    const hydrate = await openBeforeHydration(page, NOTE);
    await button(page, name).tap();
    await button(page, name).tap();
    await hydrate();
    await expect(shows(page)).toBeVisible();
    await page.waitForTimeout(300);
    await expect(shows(page)).toBeVisible();
  });
}

test('what gets the focus is not under the bar, and the last line of the page is clear of it', {tag: '@phone'}, async ({page}) => {
  await open(page, NOTE);
  const covered = await page.evaluate(() => {
    const top = document.querySelector('.phone-bar')!.getBoundingClientRect().top;
    return [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, summary)')]
      .filter((element) => element.checkVisibility() && !element.closest('.phone-bar'))
      .filter((element) => {
        element.focus();
        return document.activeElement === element && element.getClientRects()[0]!.bottom > top + 1;
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });
  expect(covered).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await isShown(page).toBe(true);
  const [foot, top] = await page.evaluate(() => [
    document.querySelector('.footer__copyright')!.getBoundingClientRect().bottom,
    document.querySelector('.phone-bar')!.getBoundingClientRect().top,
  ]);
  expect(foot).toBeLessThanOrEqual(top);
});

test(
  'without script the contents stand folded above the text, and no bar; on a desktop neither',
  {tag: '@screens'},
  async ({browser, baseURL, isMobile}) => {
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({
        javaScriptEnabled,
        baseURL: baseURL!,
        viewport: isMobile ? {width: 390, height: 844} : {width: 1280, height: 800},
      });
      const page = await context.newPage();
      await page.goto(NOTE);
      const folded = page.locator('details.theme-doc-toc-mobile');
      await expect(bar(page)).toBeVisible({visible: isMobile && javaScriptEnabled});
      await expect(folded).toBeVisible({visible: isMobile && !javaScriptEnabled});
      if (isMobile && !javaScriptEnabled) {
        await folded.locator('summary').click();
        await folded.getByRole('link').first().click();
        await expect(page.locator('.markdown h2[id]').first()).toBeInViewport();
      }
      await context.close();
    }
  },
);
