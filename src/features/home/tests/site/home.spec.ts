import {expect, test, type Page} from '@playwright/test';

/** How much moves, or waits for its turn. */
const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((each) => each instanceof CSSAnimation && each.playState === 'running').length);

test(
  'the exhibit of the home page runs without script, is held by its box, and stands still where motion is not wanted',
  {tag: '@screens'},
  async ({browser, isMobile}) => {
    const context = await browser.newContext({javaScriptEnabled: false, ...(isMobile && {viewport: {width: 390, height: 844}})});
    const page = await context.newPage();
    await page.goto('/');
    // Eight numbers, six layers that light up, and the words at the end.
    expect(await moving(page)).toBe(8 + 6 + 1);
    const hold = page.getByRole('checkbox', {name: '停住'});
    await hold.check();
    await expect.poll(() => moving(page)).toBe(0);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(hold).toBeHidden();
    await expect(
      page
        .getByRole('img', {name: /输出 1、2、3、4、5、6、7、8/})
        .getByText('8')
        .last(),
    ).toBeVisible();
    await context.close();
  },
);

test('the exhibit runs once, then rests until it is asked again', async ({page}) => {
  await page.goto('/');
  const end = page.getByText('✓ 8 个数，19 次比较，6 拍');
  const seen = () => end.evaluate((element) => Number(getComputedStyle(element).opacity));
  await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
  expect(await seen()).toBe(1);
  expect(await moving(page)).toBe(0);
  await page.getByRole('button', {name: '再来一次'}).click();
  await expect.poll(() => moving(page)).toBeGreaterThan(8);
  expect(await seen()).toBe(0);
  await page.getByRole('checkbox', {name: '停住'}).check();
  await expect.poll(() => moving(page)).toBe(0);
  await page.getByRole('button', {name: '换一组数'}).click();
  await expect(page.getByRole('checkbox', {name: '停住'})).not.toBeChecked();
  await expect.poll(() => moving(page)).toBeGreaterThan(8);
});
