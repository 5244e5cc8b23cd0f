import {expect, test, type Page} from '@playwright/test';
import {heldBack, hydrated, open, withStored} from '../../../../../tests/e2e/browser';
import {violations} from '../../../../../tests/e2e/violations';

test.use({viewport: {width: 390, height: 800}, hasTouch: true});

const dialog = (page: Page) => page.getByRole('dialog', {name: /^放大的图/});
const opener = (page: Page, name: string) => page.getByRole('button', {name: `放大：${name}`});
const picture = (page: Page) => dialog(page).locator('.zoom-stage > *');
const widthOf = async (page: Page) => (await picture(page).boundingBox())!.width;

const DRAWING = '两个方框，一条箭头';

test('by keyboard: opens, grows, moves, closes, and the focus goes back', async ({page}) => {
  await open(page, '/look');
  await opener(page, DRAWING).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('img', {name: DRAWING})).toBeVisible();
  const width = await widthOf(page);
  await page.keyboard.press('+');
  expect(await widthOf(page)).toBeGreaterThan(width * 1.4);
  const {x} = (await picture(page).boundingBox())!;
  await page.keyboard.press('ArrowLeft');
  expect((await picture(page).boundingBox())!.x).toBeGreaterThan(x);
  await page.keyboard.press('0');
  expect(await widthOf(page)).toBeCloseTo(width, 0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page, DRAWING)).toBeFocused();
});

test('by touch: a tap on the picture opens it, two fingers make it larger', async ({page}) => {
  await open(page, '/look');
  await expect(opener(page, DRAWING)).toBeVisible();
  await page.locator('figure svg').first().tap();
  await expect(dialog(page)).toBeVisible();
  const width = await widthOf(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', {type: type as 'touchStart', touchPoints: points.map(([x, y], id) => ({x, y, id}))});
  await touch('touchStart', [
    [150, 400],
    [250, 400],
  ]);
  for (const by of [20, 40, 60]) {
    await touch('touchMove', [
      [150 - by, 400],
      [250 + by, 400],
    ]);
  }
  await touch('touchEnd', []);
  await expect.poll(() => widthOf(page)).toBeGreaterThan(width * 1.5);
  await dialog(page).getByRole('button', {name: '关闭'}).click();
  await expect(dialog(page)).toHaveCount(0);
});

for (const [what, selector] of [
  ['drawing', 'figure svg'],
  ['photo', 'figure img'],
] as const) {
  test(`on a slow line the first tap on a ${what} is not lost: it opens when the app is there`, async ({page}) => {
    const release = await heldBack(page, /\/assets\/js\/main[^/]*\.js$/);
    await page.goto('/docs/markdown');
    await page.locator(selector).first().tap();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(dialog(page)).toHaveCount(0);
    release();
    await hydrated(page);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.locator(selector).first().tap();
    await expect(dialog(page)).toBeVisible();
  });
}

test('a diagram that is wider than its box opens at its own size', async ({page}) => {
  await open(page, '/look');
  await page.locator('.docusaurus-mermaid-container').first().scrollIntoViewIfNeeded();
  await opener(page, '很宽的一行').click();
  expect(await widthOf(page)).toBeGreaterThan(600);
  await expect(dialog(page).getByText('第一步的名字')).toBeVisible();
});

test('a wide tree is first seen at its root, a row at its beginning; on the stage too', async ({page}) => {
  await open(page, '/look');
  const boxes = page.locator('.docusaurus-mermaid-container');
  await boxes.last().scrollIntoViewIfNeeded();
  await expect(boxes.last().getByText('树根')).toBeInViewport();
  await expect(boxes.last().getByText('第一片叶子的名字')).not.toBeInViewport();
  expect(await boxes.first().evaluate(({scrollLeft}) => scrollLeft)).toBe(0);
  await opener(page, '很宽的一棵树').click();
  await expect(dialog(page).getByText('树根')).toBeInViewport();
});

test('where the window is wide enough there is nothing to make larger', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/look');
  await expect(opener(page, '很宽的一行')).toBeAttached();
  await expect(opener(page, '红色方块')).toHaveCount(0);
});

for (const theme of ['light', 'dark']) {
  test(`the open zoom meets WCAG 2.2 AA, on a phone and on a desk, ${theme}`, async ({page}) => {
    await withStored(page, {theme});
    await open(page, '/look');
    await opener(page, DRAWING).click();
    await expect(dialog(page)).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 800});
      await expect(picture(page)).toBeInViewport();
      expect(await violations(page)).toEqual([]);
    }
  });
}
