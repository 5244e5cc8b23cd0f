import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';

test('every note is a station of the map; Tab stops once a lane, the arrow keys go along the lanes and between them', async ({page}) => {
  await open(page, '/');
  const lanes = page.locator('#lanes [data-lane]');
  expect(await lanes.count()).toBeGreaterThan(5);
  const [first, second] = [lanes.nth(0).getByRole('link'), lanes.nth(1).getByRole('link')];
  expect(await first.count()).toBeGreaterThan(5);
  expect(await lanes.locator('a:not([tabindex="-1"])').count()).toBe(await lanes.count());
  await first.nth(0).focus();
  // The name of a station is there for all, and shows where the reader is.
  await expect(first.nth(0).locator('span')).toHaveCSS('opacity', '1');
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(first.nth(1)).toBeFocused({timeout: 200});
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await expect(second.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(second.last()).toBeFocused();
  await expect(second.last()).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(first.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\//);
  await page.goBack();
  await expect(lanes.first()).toBeVisible();
});

test('on phones a lane is one link to its section, high enough for a thumb', {tag: '@phone'}, async ({page}) => {
  await open(page, '/');
  const lane = page.locator('#lanes li', {has: page.locator('[data-lane]')}).first();
  await lane.scrollIntoViewIfNeeded();
  const box = (await lane.boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(60);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.6);
  await expect(page).toHaveURL(/\/docs\/category\//);
});

test('what was read is jade, where the reader stopped is cinnabar', async ({page}) => {
  await page.goto('/');
  const [read, here] = await page
    .locator('#lanes [data-lane] a')
    .evaluateAll((links) => [links[0]!, links[3]!].map((link) => decodeURI(link.getAttribute('href')!)));
  const place = {id: 'a', heading: '节', block: 0, part: 0};
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key!, text!),
    [
      'parallel-notes:memory',
      JSON.stringify({
        v: 1,
        pages: {[read!]: {title: '甲', at: 1, far: 100, read: [], done: true}, [here!]: {title: '乙', at: 2, far: 40, read: [], place}},
      }),
    ],
  );
  await open(page, '/');
  const colour = (index: number) =>
    page
      .locator('#lanes [data-lane] a')
      .nth(index)
      .evaluate((link) => getComputedStyle(link, '::before').backgroundColor);
  await expect.poll(() => colour(0)).toBe('rgb(31, 122, 92)');
  await expect.poll(() => colour(3)).toBe('rgb(176, 56, 31)');
  expect(await colour(1)).toBe('rgb(252, 251, 248)');
});

test(
  'the map is saved as a picture, with what was read in its colours; pressed before the application is there, too',
  {tag: '@screens'},
  async ({page}) => {
    await page.goto('/');
    const [first] = await page
      .locator('#lanes [data-lane] a')
      .evaluateAll((links) => links.map((link) => decodeURI(link.getAttribute('href')!)));
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key!, text!),
      ['parallel-notes:memory', JSON.stringify({v: 1, pages: {[first!]: {title: '甲', at: 1, far: 100, read: [], done: true}}})],
    );
    await page.goto('/');
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', {name: '存成图片'}).click()]);
    expect(file.suggestedFilename()).toMatch(/^.+-我的线路图-\d{4}-\d\d-\d\d\.png$/);
    const bytes = readFileSync(await file.path());
    const picture = await page.evaluate(
      async (source) => {
        const image = Object.assign(new Image(), {src: source});
        await image.decode();
        const {width, height} = image;
        const pen = new OffscreenCanvas(width, height).getContext('2d')!;
        pen.drawImage(image, 0, 0);
        const {data} = pen.getImageData(0, 0, width, height);
        let jade = 0;
        for (let at = 0; at < data.length; at += 4) {
          jade += data[at] === 31 && data[at + 1] === 122 && data[at + 2] === 92 ? 1 : 0;
        }
        return {width, height, jade};
      },
      `data:image/png;base64,${bytes.toString('base64')}`,
    );
    expect(picture.width).toBe(1440);
    expect(picture.height).toBeGreaterThan(900);
    // One stop in the map, one in the key.
    expect(picture.jade).toBeGreaterThan(300);
    expect(picture.jade).toBeLessThan(2500);
  },
);
