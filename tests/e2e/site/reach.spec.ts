import {expect, test, type Page} from '@playwright/test';
import {open} from '../browser';
import {PAGE_KINDS} from '../page-kinds';

/** Elements that reach beyond the window, where the page itself would scroll for them. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth > clientWidth ? `${scrollWidth} in ${clientWidth}` : '';
  });

/** Controls whose icon has the colour of the canvas, or nearly: shapes keep the colours of the page where a reader forces others. */
const invisible = (page: Page) =>
  page.evaluate(() => {
    const luminance = (colour: string) => {
      const [r, g, b] = (colour.match(/[\d.]+/g) ?? []).map(Number) as [number, number, number];
      return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
    };
    const canvas = luminance(getComputedStyle(document.body).backgroundColor);
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, summary')].filter(
      (control) => control.checkVisibility() && !control.textContent.trim(),
    );
    const icons = controls.filter((control) => control.querySelector('svg'));
    const isSeen = (shape: Element) => {
      const {fill, stroke} = getComputedStyle(shape);
      return [fill, stroke].some((paint) => paint !== 'none' && Math.abs(luminance(paint) - canvas) > 0.3);
    };
    const lost = icons.filter((control) => ![...control.querySelectorAll('svg *')].some(isSeen));
    return {looked: icons.length, lost: lost.map((control) => control.outerHTML.slice(0, 120))};
  });

test('every kind of page fits a window of 320 px, and one at 200 % zoom; its icons are seen where colours are forced', async ({page}) => {
  let looked = 0;
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  for (const [kind, path] of PAGE_KINDS) {
    await open(page, path);
    for (const width of [320, 640]) {
      await page.setViewportSize({width, height: 640});
      expect(await tooWide(page), `${kind} at ${width}`).toBe('');
    }
    const seen = await invisible(page);
    expect(seen.lost, kind).toEqual([]);
    looked += seen.looked;
  }
  expect(looked).toBeGreaterThan(PAGE_KINDS.length);
});

test('the checks of the pages flag what is too wide, and an icon in the colour of the canvas', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await open(page, '/about');
  await page.evaluate(() =>
    document
      .querySelector('main')!
      .insertAdjacentHTML(
        'beforeend',
        '<div style="width:5000px">x</div><button><svg width="20" height="20"><rect width="20" height="20" fill="#000"/></svg></button>',
      ),
  );
  expect(await tooWide(page)).not.toBe('');
  expect((await invisible(page)).lost).toHaveLength(1);
});

/** The parts of a note's page, the inner before the outer. */
const PARTS = ['.navbar', '.theme-doc-sidebar-container', '.table-of-contents', '.note-end', 'article', 'main', '.footer'];

const NOTE = '/docs/CUDA/1.0 并行计算与计算机架构';
/** In the order of the page. */
const ALONG = ['skipToContent', '.navbar', '.theme-doc-sidebar-container', 'article', '.note-end', '.table-of-contents', '.footer'];

/** The part of the page that has the focus, and whether one sees it there: outlined, in the window, not under the bar, and where one reads on. */
const focused = (page: Page) =>
  page.evaluate((PARTS) => {
    const element = document.activeElement as HTMLElement;
    element.getAnimations().forEach((animation) => animation.finish());
    const part = PARTS.find((selector) => element.closest(selector));
    // The search field's outline is that of its form, which holds its icon too.
    const {outlineStyle, outlineWidth} = getComputedStyle(element.matches('.DocSearch-Input') ? element.closest('form')! : element);
    const {top, bottom, left, right, width} = element.getBoundingClientRect();
    // A block of code and its buttons are one place.
    const place = (element.closest('.theme-code-block') ?? element).getBoundingClientRect();
    // How far the page, and the sidebar in it, have been scrolled.
    let scrolled = 0;
    for (let box: Element | null = element; box; box = box.parentElement) {
      scrolled += box.scrollTop;
    }
    const bar = document.querySelector('.navbar')!;
    const isCovered =
      (top < bar.getBoundingClientRect().bottom - 1 && !bar.contains(element) && part !== undefined) || bottom > innerHeight + 1;
    const isInside =
      width > 0 && left > -1 && right < innerWidth + 1 && element.checkVisibility({opacityProperty: true, visibilityProperty: true});
    return {
      name: element.outerHTML.slice(0, 100),
      part: element === document.body ? 'none' : (part ?? element.className.split('_')[0]!),
      isSeen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && isInside && !isCovered,
      box: {top: place.top + scrolled, bottom: place.bottom + scrolled, left: place.left, right: place.right},
    };
  }, PARTS);

type Box = Awaited<ReturnType<typeof focused>>['box'];

/** Whether one who reads has `to` behind them when they are at `from`: above it, and in no column further on. */
const isBehind = (to: Box, from: Box) => to.bottom <= from.top && to.left < from.right;

/** Goes on by one key until the focus leaves the page: the parts it comes through, and the stops that are not seen, or not where one reads on. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = 600) {
  const parts: string[] = [];
  const unseen: string[] = [];
  const jumps: string[] = [];
  let last: Box | undefined;
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press(key);
    const {name, part, isSeen, box} = await focused(page);
    if (part === 'none' || stops === most) {
      return {parts, unseen, jumps, stops};
    }
    if (name.includes('back-to-top')) {
      // It comes when one scrolls back, sooner or later.
      continue;
    }
    if (parts.at(-1) !== part) {
      parts.push(part);
    } else if (last && (key === 'Tab' ? isBehind(box, last) : isBehind(last, box))) {
      jumps.push(name);
    }
    last = box;
    if (!isSeen) {
      unseen.push(name);
    }
    // Backwards the first element is followed by the last one.
    if (part === ALONG[0] && stops > 0) {
      return {parts, unseen, jumps, stops};
    }
  }
}

test('the keyboard goes through a note from the skip link to the end of the footer and back, seen at every stop and held nowhere', async ({
  page,
}) => {
  await open(page, NOTE);
  for (const [key, parts] of [
    ['Tab', ALONG],
    ['Shift+Tab', [...ALONG].reverse()],
  ] as const) {
    const walked = await walk(page, key);
    expect(walked.parts).toEqual(parts);
    expect(walked.unseen).toEqual([]);
    expect(walked.stops).toBeGreaterThan(60);
  }
});

for (const width of [1280, 390]) {
  test(`the keyboard goes through the other kinds of pages at ${width} px, seen at every stop, in the order in which one reads`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    // The list of results stays as it is while one walks through it.
    await page.route(/\/search\/(?:headings|text)/, () => {});
    for (const path of ['/', '/docs/category/linux', '/blog', '/search?q=cuda']) {
      await open(page, path);
      if (path.startsWith('/search')) {
        // The page has the focus in its field.
        await expect(page.locator('main h2 a').first()).toBeVisible();
        await expect(page.getByRole('searchbox')).toBeFocused();
        const back = await walk(page, 'Shift+Tab');
        expect([back.parts.at(-1), back.unseen, back.jumps], path).toEqual([ALONG[0], [], []]);
      }
      const walked = await walk(page, 'Tab');
      expect([walked.parts.includes('main'), walked.parts.at(-1)], path).toEqual([true, '.footer']);
      expect([walked.unseen, walked.jumps], path).toEqual([[], []]);
      expect(walked.stops, path).toBeGreaterThan(10);
    }
  });
}

test('the keyboard stays in the open search, seen at every stop; Escape gives it back', async ({page}) => {
  await page.route(/\/search\/(?:headings|text)/, () => {});
  await open(page, '/about');
  const opener = page.locator('.DocSearch-Button');
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.locator('.DocSearch-Input').fill('cuda');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  const isInside = () => page.evaluate(() => document.activeElement!.closest('.DocSearch-Modal') !== null);
  const stops = new Set<string>();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press(press < 20 ? 'Tab' : 'Shift+Tab');
    const {name, isSeen} = await focused(page);
    if (name.startsWith('<body')) {
      // The list was made anew, which DocSearch does when its field receives the focus: the next Tab is at the field.
      await page.keyboard.press('Tab');
      await expect(page.locator('.DocSearch-Input')).toBeFocused();
      continue;
    }
    expect([name, isSeen, await isInside()]).toEqual([name, true, true]);
    stops.add(name);
  }
  expect(stops.size).toBeGreaterThan(1);
  // As when a better answer takes the focused result away.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Tab');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  for (let hit = 0; hit < 12; hit += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.DocSearch-Hit[aria-selected=true]')).toBeInViewport({ratio: 1});
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the walk flags a focus without outline, one under the bar, one beside the window, one not where one reads on, and a page where nothing takes it', async ({
  page,
}) => {
  await open(page, NOTE);
  await page.addStyleTag({content: 'article a { outline: none !important } html { scroll-padding-top: 0 !important }'});
  const walked = await walk(page, 'Tab', 80);
  expect(walked.unseen.length).toBeGreaterThan(3);
  await page.addStyleTag({content: 'article a { outline: 2px solid !important }'});
  await page.locator('.footer a').last().focus();
  expect((await walk(page, 'Shift+Tab', 80)).unseen.length).toBeGreaterThan(0);
  await page.setContent(
    '<div class="navbar"></div><main style="display:flex;flex-direction:column-reverse"><a href="#">第二</a><a href="#">第一</a><button style="position:fixed;left:-99px">旁</button></main>',
  );
  const {jumps, unseen} = await walk(page, 'Tab');
  expect([jumps.length, unseen.length]).toEqual([1, 1]);
  await page.setContent('<div class="navbar"></div><main>文</main>');
  expect((await walk(page, 'Tab')).stops).toBe(0);
});
