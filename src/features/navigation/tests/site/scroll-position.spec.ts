import {expect, test, type Page} from '@playwright/test';
import {hydrated, open} from '../../../../../tests/e2e/browser';
import {pageWith, pageWithMost} from '../../../../../tests/e2e/pageWith';

/** A note that is long enough to be left far from its top. */
const NOTE = pageWithMost(/<h2/g);
/** What comes into view may settle by a few pixels. */
const TOLERANCE_PX = 12;
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls most of the way down, so that the browser would have to clamp the position on a shorter page. */
async function readOn(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * 0.8));
  // Where the pictures and figures that come into view have their places.
  await page.waitForLoadState('networkidle');
  expect(await scrollY(page)).toBeGreaterThan(100);
}

/** Reads on, and follows a link that leads to another page, one in the text where it shows any. @returns where the reader was */
async function follow(page: Page): Promise<number> {
  await readOn(page);
  const from = new URL(page.url()).pathname;
  const position = await page.evaluate(() => {
    // A hit of the search leads to its match, not to the top: src/features/search/tests/site/search-refine.spec.ts comes back from one.
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"], .footer a[href^="/"]')].filter(
      (link) => link.checkVisibility() && !link.closest('.search-page-wrapper main'),
    );
    const other = links.filter(
      ({pathname, target, hash}) => !hash && pathname !== location.pathname && !target && !/\.\w+$/.test(pathname),
    );
    const inText = other.filter((link) => link.closest('main'));
    const distance = (link: Element) => Math.abs(link.getBoundingClientRect().top - innerHeight / 2);
    const left = window.scrollY;
    (inText.length > 0 ? inText : other).sort((a, b) => distance(a) - distance(b))[0]!.click();
    return left;
  });
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(from);
  await expect.poll(() => scrollY(page)).toBe(0);
  return position;
}

async function expectBackAt(page: Page, position: number): Promise<void> {
  await page.goBack();
  await expect.poll(async () => Math.abs((await scrollY(page)) - position)).toBeLessThan(TOLERANCE_PX);
  // And it stays there.
  await page.waitForTimeout(300);
  expect(Math.abs((await scrollY(page)) - position)).toBeLessThan(TOLERANCE_PX);
}

for (const path of [
  NOTE,
  pageWith(/<h1/, 'docs/category'),
  '/',
  '/blog',
  pageWith(/<h1/, 'blog'),
  '/search?q=cuda',
  '/glossary',
  '/tags',
]) {
  test(`Back to ${path}, the page that was loaded, leads to where it was left`, {tag: '@screens'}, async ({page}) => {
    await open(page, path);
    if (path.startsWith('/search')) {
      await page.locator('main article').first().waitFor();
    }
    await page.waitForLoadState('networkidle');
    await expectBackAt(page, await follow(page));
  });
}

test('Back and Forward over several pages lead to where each was left', async ({page}) => {
  await open(page, NOTE);
  const first = await follow(page);
  const second = await follow(page);
  await expectBackAt(page, second);
  await expectBackAt(page, first);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(0);
  // Over a page that is not shown on the way, if its content is not at hand.
  await page.evaluate(() => {
    history.back();
    setTimeout(() => history.back(), 20);
  });
  await expect.poll(async () => Math.abs((await scrollY(page)) - first)).toBeLessThan(TOLERANCE_PX);
  await page.goForward();
  await expect.poll(async () => Math.abs((await scrollY(page)) - second)).toBeLessThan(TOLERANCE_PX);
});

test('Back from an anchor of the same page leads to where the reader was', async ({page}) => {
  await open(page, NOTE);
  await readOn(page);
  const position = await scrollY(page);
  await page
    .locator('.table-of-contents a')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => scrollY(page)).toBeLessThan(position - 100);
  await expectBackAt(page, position);
});

test('a page that was left, and loaded anew meanwhile, is shown where it was left', async ({page}) => {
  await open(page, NOTE);
  const position = await follow(page);
  await page.reload();
  await hydrated(page);
  await expectBackAt(page, position);
});

test('so it is where the page that was loaded anew is too short to be scrolled as far', async ({page}) => {
  await open(page, NOTE);
  await readOn(page);
  const position = await scrollY(page);
  await page.locator('.footer a[href$="/reading"]').evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(position);
  await expectBackAt(page, position);
});
