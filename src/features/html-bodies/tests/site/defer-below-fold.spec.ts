import {expect, test, type Page} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {pageWithMost, pageWithPlayer} from '../../../../../tests/e2e/pageWith';

const LONG = pageWithPlayer('dijkstra');
/** Notes with many players, long listings, tables, figures, and headings with little text between them. */
const KINDS = [
  ...new Set([/data-island/g, /<span class="keyword"/g, /<table/g, /<figure/g, /<h[23]/g].map((pattern) => pageWithMost(pattern))),
].filter((note) => note !== LONG);
/** Where a reader comes from. */
const OTHER = '/docs/intro';

interface Frame {
  /** Blocks of the body that the first frame leaves out, and all. */
  left: number;
  blocks: number;
  /** Pixels from the top of the window to the end of what it shows. */
  bottom: number;
  height: number;
  /** Blocks that are left out a while later. */
  later: number;
}

/** Follows a link in the body of a note; the result is what the first frame of the next one is made of. */
const follow = (page: Page, href: string): Promise<Frame> =>
  page.evaluate(
    (address) =>
      new Promise<Frame>((resolve) => {
        const title = document.querySelector('h1')!.textContent;
        new MutationObserver((_, observer) => {
          const blocks = [...document.querySelectorAll<HTMLElement>('[data-body] > *')];
          if (document.querySelector('h1')?.textContent === title || blocks.length === 0) {
            return;
          }
          observer.disconnect();
          const left = blocks.filter(({style}) => style.contentVisibility === 'hidden');
          const shown = blocks.filter((block) => !left.includes(block));
          const {bottom} = shown.at(-1)!.getBoundingClientRect();
          setTimeout(
            () =>
              resolve({
                left: left.length,
                blocks: blocks.length,
                bottom,
                height: innerHeight,
                later: document.querySelectorAll('[data-body] > [style*=content-visibility]').length,
              }),
            1000,
          );
        }).observe(document.body, {childList: true, subtree: true});
        const link = Object.assign(document.createElement('a'), {href: address});
        document.querySelector('[data-body]')!.append(link);
        link.click();
      }),
    href,
  );

test(
  'the first frame of a long note is its top, more than the window shows, and the next has all of it',
  {tag: ['@screens', '@lean']},
  async ({page}) => {
    await open(page, OTHER);
    const {left, blocks, bottom, height, later} = await follow(page, LONG);
    expect(left).toBeGreaterThan(blocks / 3);
    expect(bottom).toBeGreaterThan(height);
    expect(later).toBe(0);
  },
);

test('what the first frame shows fills the window, whatever a note begins with', {tag: '@lean'}, async ({page}) => {
  await open(page, LONG);
  for (const [name, viewport] of Object.entries({
    'a phone': {width: 390, height: 844},
    'a desk': {width: 1280, height: 800},
    'a tall window': {width: 1280, height: 1600},
  })) {
    await page.setViewportSize(viewport);
    expect(KINDS.length).toBeGreaterThan(2);
    for (const note of KINDS) {
      await test.step(`${note} on ${name}`, async () => {
        const {left, bottom, height, later} = await follow(page, note);
        expect(left).toBeGreaterThan(0);
        expect(bottom).toBeGreaterThan(height);
        expect(later).toBe(0);
      });
    }
  }
});

test('a note that is opened at an anchor is whole at once', {tag: '@lean'}, async ({page}) => {
  await open(page, OTHER);
  const ids = [...(await (await page.request.get(LONG)).text()).matchAll(/<h2[^>]* id="?([^" >]+)/g)].map(([, id]) => id!);
  const last = ids.at(-1)!;
  const {left, blocks} = await follow(page, `${LONG}#${last}`);
  expect(blocks).toBeGreaterThan(20);
  expect(left).toBe(0);
  await expect(page.locator(`h2[id="${last}"]`)).toBeInViewport();
});
