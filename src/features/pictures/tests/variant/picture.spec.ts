import {expect, test, type Page} from '@playwright/test';
import {hydrated, open} from '../../../../../tests/e2e/browser';
import {keptWhole} from '../../../offline/tests/keptWhole';
import {movingSite} from '../../../navigation/tests/moving-site';

const ALT = '山与落日';
const NOTE = '/docs/markdown';

const photo = (page: Page) => page.locator('.markdown').getByRole('img', {name: ALT});
/** The file that the browser took. */
const taken = (page: Page) =>
  photo(page).evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname.replace(/-[0-9a-f]{16}/, ''));
const dialog = (page: Page) => page.getByRole('dialog', {name: /^放大的图/});

async function look(page: Page): Promise<void> {
  await photo(page).scrollIntoViewIfNeeded();
  await expect.poll(() => photo(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
}

for (const [screen, size, dots, file] of [
  ['a small phone', {width: 390, height: 800}, 2, 'photo-800.avif'],
  ['a phone', {width: 390, height: 800}, 3, 'photo-1400.avif'],
  ['a desktop', {width: 1280, height: 800}, 1, 'photo-800.avif'],
] as const) {
  test(`${screen} takes the file that just suffices, keeps its place before it comes, and opens the largest`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({baseURL, viewport: size, deviceScaleFactor: dots});
    await open(page, NOTE);
    await look(page);
    expect(await taken(page)).toBe(`/assets/images/${file}`);
    const {width, height} = (await photo(page).boundingBox())!;
    expect(width).toBeLessThanOrEqual(size.width);
    expect(height / width).toBeCloseTo(1700 / 2600, 2);
    await photo(page).click();
    await expect(dialog(page).locator('img')).toHaveAttribute('src', /photo-2400-[0-9a-f]{16}\.avif$/);
    await page.close();
  });
}

test('a browser without these formats takes the original one', async ({page}) => {
  await page.route(/\.(?:avif|webp)$/, (route) => route.abort());
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.querySelectorAll('source').forEach((source) => (source.type = 'image/none'))),
  );
  await page.goto(NOTE);
  await look(page);
  expect(await taken(page)).toBe('/assets/images/photo-1400.jpeg');
});

test('on paper the photo is there, in the width of the paper', async ({page}) => {
  await page.setViewportSize({width: 680, height: 975});
  await page.goto(NOTE);
  await page.emulateMedia({media: 'print'});
  await look(page);
  const {width, height} = (await photo(page).boundingBox())!;
  expect(width).toBeLessThanOrEqual(680);
  expect(height / width).toBeCloseTo(1700 / 2600, 2);
});

test('the Markdown edition and the feeds name the original format by its whole address', async ({request, baseURL}) => {
  for (const path of [`${NOTE}.md`, '/docs/atom.xml']) {
    const text = await (await request.get(path)).text();
    // Before the first commit no note has a date, and none is in the feed.
    if (path.endsWith('.xml') && !text.includes('<entry>')) {
      expect(text).toContain('<updated>1970-');
      continue;
    }
    const [, file] = /https:\/\/[^/\s"]+(\/assets\/images\/photo-1400-[0-9a-f]{16}\.jpeg)/.exec(text) ?? [];
    expect(file, path).toBeDefined();
    expect(text).not.toContain('.avif');
    expect((await request.get(baseURL + file!)).headers()['content-type']).toBe('image/jpeg');
  }
});

test.describe('offline', () => {
  test.use({serviceWorkers: 'allow'});

  test('a page that was read shows its photo without a network, in whatever size was kept', async ({page}) => {
    const site = await movingSite('build-variant');
    try {
      await open(page, site.url + NOTE);
      await expect.poll(() => keptWhole(page)).toContain(NOTE.slice(1));
      expect(
        await page.evaluate(
          async () =>
            (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({url}) => url))))
              .flat()
              .filter((url) => url.includes('photo-')).length,
        ),
      ).toBeLessThanOrEqual(3);
      site.offline(true);
      await page.reload();
      await hydrated(page);
      await look(page);
    } finally {
      site.close();
    }
  });
});
