import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {open} from '../../../../../tests/e2e/browser';
import {pageWithPlayer} from '../../../../../tests/e2e/pageWith';
import {violations} from '../../../../../tests/e2e/violations';

const PAGE = pageWithPlayer('binary-search-tree');

const player = (page: Page) => page.locator('#player-binary-search-tree');
const tree = (page: Page) => player(page).getByRole('img').first();
const reading = (page: Page) => player(page).getByRole('status');
const press = (page: Page, key: string) => player(page).getByRole('group').first().press(key);
/** The group of the node with this key. */
const node = (page: Page, key: number) =>
  tree(page)
    .locator('g')
    .filter({has: page.getByText(String(key), {exact: true})})
    .last();

/** Opens the page and waits until the player answers its keys. */
async function openPlayer(page: Page): Promise<void> {
  await open(page, PAGE);
  await player(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await press(page, 'End');
    await expect(reading(page)).toHaveText(/^做完了/, {timeout: 500});
  }).toPass();
  await press(page, 'Home');
}

/** Steps on until the sentence is this one. */
async function stepTo(page: Page, sentence: RegExp): Promise<void> {
  for (let i = 0; i < 60 && !sentence.test(await reading(page).innerText()); i += 1) {
    await press(page, 'ArrowRight');
  }
  await expect(reading(page)).toHaveText(sentence);
}

test('the first tree stands in the HTML, as many circles as keys, with a line to each but the root', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(baseURL + PAGE);
  await expect(tree(page)).toHaveAccessibleName('50（30（20，40），70（60（空，65），80））');
  await expect(tree(page).locator('rect')).toHaveCount(8);
  await expect(tree(page).locator('path')).toHaveCount(7);
  await expect(reading(page)).toHaveText('树里已有 8 个键，先插入 45。');
  await page.close();
});

test('nodes keep their elements and glide to their places; who wants no motion gets none', async ({page}) => {
  await openPlayer(page);
  const sixty = await node(page, 60).elementHandle();
  const place = () => sixty.evaluate((element) => (element as SVGElement).style.transform);
  const before = await place();
  const motion = () => sixty.evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(await motion()).toBe('0.16s');
  await stepTo(page, /顶到 50 的位置/);
  await expect(tree(page)).toHaveAccessibleName(/^60（/);
  expect(await place()).not.toBe(before);
  expect(await sixty.evaluate((element) => element.isConnected)).toBe(true);
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await motion()).toBe('0s');
});

test('a wide tree scrolls in its own box at 360 px, to what happens now; axe finds nothing', {tag: '@phone'}, async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openPlayer(page);
  await player(page).getByRole('button', {name: '换一组'}).click();
  await player(page).getByRole('textbox', {name: '输入'}).fill('50 20 80 10 30 70 90 5 15 25 35 65 75 85 95 1 7 12 17 22 27 | 97 ?1 -50');
  await expect(tree(page)).toHaveAccessibleName(/^50（20/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  const box = tree(page).locator('..');
  expect(await box.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBeGreaterThan(0);
  await stepTo(page, /^找到 1。$/);
  const one = (await node(page, 1).boundingBox())!;
  const frame = (await box.boundingBox())!;
  expect(one.x + one.width).toBeLessThan(frame.x + frame.width);
  await press(page, 'ArrowLeft');
  await expect(tree(page)).toBeVisible();
  expect(await violations(page, [], '#player-binary-search-tree')).toEqual([]);
});

test('the first tree costs 25 kB at most with what all players share, each further one 6 kB', {tag: '@lean'}, () => {
  const bytes = (name: string) => {
    const files = globSync(`build/assets/js/${name}.*.js`);
    expect(files, name).toHaveLength(1);
    return brotliCompressSync(readFileSync(files[0]!)).length;
  };
  const shared = ['figure', 'AlgorithmPlayer', 'TreeView'].map(bytes);
  const trees = ['avl-tree', 'binary-search-tree', 'red-black-tree'].map(bytes);
  console.log('trees, bytes br', {shared, trees});
  expect(shared.reduce((sum, each) => sum + each, 0) + Math.max(...trees)).toBeLessThan(25_000);
  expect(Math.max(...trees)).toBeLessThan(6_000);
});

test('a further player costs 6 kB at most, also with the drawing that only it has', {tag: '@lean'}, () => {
  const bytes = (name: string) => brotliCompressSync(readFileSync(globSync(`build/assets/js/${name}.*.js`)[0]!)).length;
  const sizes = {
    'hash-resize': bytes('hash-resize') + bytes('GrowingView'),
    'back-propagation': bytes('back-propagation') + bytes('TapeView'),
    'bellman-ford': bytes('bellman-ford'),
    'floyd-warshall': bytes('floyd-warshall'),
  };
  console.log('further players, bytes br', sizes);
  expect(Math.max(...Object.values(sizes))).toBeLessThan(6_000);
});
