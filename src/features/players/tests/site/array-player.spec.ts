import {expect, test} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {pageWithPlayer} from '../../../../../tests/e2e/pageWith';

test('an array that gets fewer numbers begins a new picture: no bar glides in from beyond the page', {tag: '@phone'}, async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, pageWithPlayer('shell-sort'));
  const player = page.locator('#player-shell-sort');
  await player.scrollIntoViewIfNeeded();
  const bars = player.getByRole('img').first().locator('> div[style*="translate"]');
  const longer = player.getByRole('button', {name: '长一些', exact: true});
  const change = player.getByRole('button', {name: '换一组'});
  await expect(async () => {
    if ((await longer.count()) === 0) {
      await change.click();
    }
    await longer.click({timeout: 500});
    await expect(longer).toHaveAttribute('aria-pressed', 'true', {timeout: 500});
  }).toPass();
  const many = await bars.count();
  await player.getByRole('group').first().press('End');
  // In the page itself: a look from outside may come after the glide.
  const widest = await page.evaluate(async () => {
    const button = [...document.querySelectorAll<HTMLButtonElement>('#player-shell-sort button')].find(
      ({textContent}) => textContent === '已排好',
    )!;
    let width = 0;
    button.click();
    for (const end = performance.now() + 500; performance.now() < end;) {
      await new Promise(requestAnimationFrame);
      width = Math.max(width, document.documentElement.scrollWidth);
    }
    return width;
  });
  expect(await bars.count()).toBeLessThan(many);
  expect(widest).toBe(360);
});
