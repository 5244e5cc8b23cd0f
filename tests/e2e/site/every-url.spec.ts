import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {STORED} from '../../../src/features/reading-memory/client/stored';
import {shareOf} from '../../../src/shared/testing/shareOf';
import {chooseTheme, hydrated, stored} from '../browser';

const MISSING = '/docs/nope';

/** Every address that the build publishes, the pages that stay out of the sitemap, and a missing one. */
function everyUrl(): string[] {
  const locations = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)];
  const published = locations.map(([, location]) => new URL(location!.replaceAll('&amp;', '&')).pathname);
  return [...published, '/search', '/search?q=cuda', MISSING];
}

/** What goes wrong on a page, address first: what the console says, what is not answered, what is asked of others. */
function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  const note = (fault: string) => faults.push(`${decodeURI(page.url())}: ${fault}`);
  const isMissing = (url: string) => url === `${origin}${MISSING}`;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isMissing(message.location().url)) {
      note(message.text());
    }
  });
  page.on('pageerror', ({message}) => note(message));
  page.on('request', (request) => request.url().startsWith(origin) || request.url().startsWith('data:') || note(`asks ${request.url()}`));
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText;
    // Leaving a page gives up what was being fetched ahead.
    if (error !== 'net::ERR_ABORTED') {
      note(`${request.url()} failed: ${error}`);
    }
  });
  page.on(
    'response',
    (response) => response.status() >= 400 && !isMissing(response.url()) && note(`${response.url()} ${response.status()}`),
  );
  return faults;
}

/** One h1, a policy that is enforced, and nothing wider than the window. */
async function lookAt(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth, dataset} = document.documentElement;
    const h1 = document.querySelectorAll('h1').length;
    return [
      ...(h1 === 1 ? [] : [`${h1} h1`]),
      ...(document.querySelector('meta[http-equiv="Content-Security-Policy"]') ? [] : ['no security policy']),
      ...(scrollWidth <= clientWidth ? [] : [`${scrollWidth} wide in a window of ${clientWidth}, ${dataset.theme}`]),
    ];
  });
}

/** Fonts of formulas that the page asked for at once, and those of the same two that its text then took. */
async function formulaFonts(page: Page): Promise<{asked: string[]; taken: string[]}> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')].map(
      ({href}) => /KaTeX_\w+-\w+/.exec(href)![0],
    );
    const faces = [...document.fonts]
      .filter(({status}) => status === 'loaded')
      .map(({family, weight, style}) => `${family} ${weight} ${style}`);
    const two = {'KaTeX_Main 400 normal': 'KaTeX_Main-Regular', 'KaTeX_Math 400 italic': 'KaTeX_Math-Italic'};
    return {asked, taken: Object.entries(two).flatMap(([face, font]) => (faces.includes(face) ? [font] : []))};
  });
}

/** The window of the other screen. */
const OTHER = {phone: {width: 1280, height: 800}, desktop: {width: 390, height: 844}};

/** Tests that share the walk on a screen; each takes every so-manieth address, so that notes full of formulas are spread evenly. */
const PARTS = 4;

/** Of the addresses; every share has notes of every section, as the sitemap has them in order. */
const ONE_IN = 3;

// Each address is opened once, on one of the two screens, and seen in both their windows, in both modes.
for (let part = 0; part < PARTS; part++) {
  // Conformance: 1-5, X7 "every URL, in both colour modes and both windows: hydrated, silent, served by this site alone, one h1, no wider than the window, part … of …"
  test(
    `every URL, in both colour modes and both windows: hydrated, silent, served by this site alone, one h1, no wider than the window, part ${part + 1} of ${PARTS}`,
    {tag: '@screens'},
    async ({page, baseURL, isMobile, viewport}) => {
      const urls = shareOf(everyUrl(), ONE_IN).filter((_, index) => index % (2 * PARTS) === 2 * part + Number(isMobile));
      test.setTimeout(urls.length * 10_000);
      const faults = watch(page, baseURL!);
      // Each mode is the one that a page starts in on one of the two screens.
      const [first, second] = isMobile ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), first);
      let withFonts = 0;
      for (const url of urls) {
        await page.goto(url);
        const {asked, taken} = await formulaFonts(page);
        withFonts += Math.sign(asked.length);
        await hydrated(page);
        const seen = await lookAt(page);
        if (asked.join() !== taken.join()) {
          seen.push(`asks for the fonts ${asked.join()}, shows ${taken.join()}`);
        }
        await chooseTheme(page, second);
        seen.push(...(await lookAt(page)));
        await page.setViewportSize(OTHER[isMobile ? 'phone' : 'desktop']);
        seen.push(...(await lookAt(page)));
        await chooseTheme(page, first);
        seen.push(...(await lookAt(page)));
        await page.setViewportSize(viewport!);
        faults.push(...seen.map((fault) => `${decodeURI(url)}: ${fault}`));
      }
      expect(await page.context().cookies()).toEqual([]);
      expect(Object.keys(await stored(page)).filter((key) => !STORED.some((one) => one.key.test(key)))).toEqual([]);
      console.log(`${urls.length} URLs looked at, ${isMobile ? 'phone' : 'desktop'}`);
      expect(urls.length).toBeGreaterThan(70 / PARTS / ONE_IN);
      expect(withFonts).toBeGreaterThan(35 / PARTS / ONE_IN);
      expect(faults).toEqual([]);
    },
  );
}

test('the pages that the sitemap leaves out, too, in a narrow window: the books and the page for readers without a network', async ({
  page,
  baseURL,
}) => {
  const published = new Set(everyUrl().map((url) => decodeURI(url)));
  const left = globSync('**/*.html', {cwd: 'build'})
    .map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`)
    .filter((url) => !published.has(url));
  expect(left.filter((url) => !url.startsWith('/book/')).sort()).toEqual(['/404', '/docs', '/offline']);
  const books = left.filter((url) => url.startsWith('/book/'));
  expect(books.length).toBeGreaterThan(9);
  test.setTimeout(left.length * 10_000);
  const faults = watch(page, baseURL!);
  await page.setViewportSize(OTHER.desktop);
  for (const url of [...books, '/offline']) {
    await page.goto(url);
    faults.push(...(await lookAt(page)).map((fault) => `${url}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
