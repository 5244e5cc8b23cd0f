import {expect, test, type Page} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';

const LONG = '/docs/DataStructer/16 最短路径';
/** Notes that begin with a player, a long listing, tables, a figure, little text. */
const KINDS = [
  '/docs/DataStructer/SortingAlgorithms/Tim_Sort',
  '/docs/2024HPCLearning/Week03_矩阵乘分块',
  '/docs/DataStructer/13 B树与B加树',
  '/docs/Linux/Git速查/04 变基',
  '/docs/Temp/搜索使用说明',
];

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
  {tag: '@screens'},
  async ({page}) => {
    await open(page, '/docs/DataStructer/17 关键路径');
    const {left, blocks, bottom, height, later} = await follow(page, LONG);
    expect(left).toBeGreaterThan(blocks / 3);
    expect(bottom).toBeGreaterThan(height);
    expect(later).toBe(0);
  },
);

for (const [name, viewport] of Object.entries({
  'a phone': {width: 390, height: 844},
  'a desk': {width: 1280, height: 800},
  'a tall window': {width: 1280, height: 1600},
})) {
  test(`what the first frame shows fills ${name}, whatever a note begins with`, async ({page}) => {
    await page.setViewportSize(viewport);
    await open(page, LONG);
    for (const note of KINDS) {
      const {left, bottom, height, later} = await follow(page, note);
      expect(left, note).toBeGreaterThan(0);
      expect(bottom, note).toBeGreaterThan(height);
      expect(later, note).toBe(0);
    }
  });
}

test('a note that is opened at an anchor is whole at once', async ({page}) => {
  await open(page, '/docs/DataStructer/17 关键路径');
  const {left, blocks} = await follow(page, `${LONG}#练习`);
  expect(blocks).toBeGreaterThan(20);
  expect(left).toBe(0);
  await expect(page.locator('h2#练习')).toBeInViewport();
});
