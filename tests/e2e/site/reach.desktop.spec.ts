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
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, summary')].filter((control) => control.checkVisibility() && !control.textContent!.trim());
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
  await page.evaluate(() => document.querySelector('main')!.insertAdjacentHTML('beforeend', '<div style="width:5000px">x</div><button><svg width="20" height="20"><rect width="20" height="20" fill="#000"/></svg></button>'));
  expect(await tooWide(page)).not.toBe('');
  expect((await invisible(page)).lost).toHaveLength(1);
});

/** The parts of a note's page, the inner before the outer. */
const PARTS = ['.navbar', '.theme-doc-sidebar-container', '.table-of-contents', '.pagination-nav', 'article', '.footer'];

const NOTE = '/docs/CUDA/1.0 并行计算与计算机架构';
/** In the order of the page. */
const ALONG = ['skipToContent', '.navbar', '.theme-doc-sidebar-container', 'article', '.pagination-nav', '.table-of-contents', '.footer'];

/** The part of the page that has the focus, and whether one sees it there: outlined, in the window, not under the bar. */
const focused = (page: Page) =>
  page.evaluate((PARTS) => {
    const element = document.activeElement as HTMLElement;
    element.getAnimations().forEach((animation) => animation.finish());
    const part = PARTS.find((selector) => element.closest(selector));
    const {outlineStyle, outlineWidth, opacity} = getComputedStyle(element);
    const {top, bottom} = element.getBoundingClientRect();
    const bar = document.querySelector('.navbar')!;
    const isCovered = (top < bar.getBoundingClientRect().bottom - 1 && !bar.contains(element) && part !== undefined) || bottom > innerHeight + 1;
    return {
      name: element.outerHTML.slice(0, 100),
      part: element === document.body ? 'none' : (part ?? element.className.split('_')[0]!),
      isSeen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && opacity !== '0' && !isCovered,
    };
  }, PARTS);

/** Goes on by one key until the focus leaves the page: the parts it comes through, and the stops that are not seen. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = 600) {
  const parts: string[] = [];
  const unseen: string[] = [];
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press(key);
    const {name, part, isSeen} = await focused(page);
    if (part === 'none' || stops === most) {
      return {parts, unseen, stops};
    }
    if (parts.at(-1) !== part) {
      parts.push(part);
    }
    if (!isSeen) {
      unseen.push(name);
    }
    // Backwards the first element is followed by the last one.
    if (part === ALONG[0] && stops > 0) {
      return {parts, unseen, stops};
    }
  }
}

test('the keyboard goes through a note from the skip link to the end of the footer and back, seen at every stop and held nowhere', async ({page}) => {
  await open(page, NOTE);
  for (const [key, parts] of [['Tab', ALONG], ['Shift+Tab', [...ALONG].reverse()]] as const) {
    const walked = await walk(page, key);
    expect(walked.parts).toEqual(parts);
    expect(walked.unseen).toEqual([]);
    expect(walked.stops).toBeGreaterThan(60);
  }
});

test('the walk flags a focus without outline, and one under the bar', async ({page}) => {
  await open(page, NOTE);
  await page.addStyleTag({content: 'article a { outline: none !important } html { scroll-padding-top: 0 !important }'});
  const walked = await walk(page, 'Tab', 80);
  expect(walked.unseen.length).toBeGreaterThan(3);
  await page.addStyleTag({content: 'article a { outline: 2px solid !important }'});
  await page.locator('.footer a').last().focus();
  expect((await walk(page, 'Shift+Tab', 80)).unseen.length).toBeGreaterThan(0);
});
