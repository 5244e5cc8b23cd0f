import {expect, test, type Page} from '@playwright/test';

/** The numbers that are on their way, and those held. */
const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((each) => each instanceof CSSAnimation && each.playState === 'running').length);

test(
  'the exhibit of the home page runs without script, is held by its box, and stands still where motion is not wanted',
  {tag: '@screens'},
  async ({browser, isMobile}) => {
    const context = await browser.newContext({javaScriptEnabled: false, ...(isMobile && {viewport: {width: 390, height: 844}})});
    const page = await context.newPage();
    await page.goto('/');
    expect(await moving(page)).toBe(8);
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
