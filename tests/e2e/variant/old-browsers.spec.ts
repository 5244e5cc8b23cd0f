import {expect, test, type Page} from '@playwright/test';
import {open} from '../browser';

/** Makes the browser one that cannot mix colours: to it, the function is one that it does not know. */
async function withoutColorMix(page: Page) {
  await page.route(/\.css$|\/[^./]*$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replaceAll('color-mix(', 'unknown-mix(')});
  });
}

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

test('where colours cannot be mixed, the bar, the selection, marked code and the shapes of a drawing are still seen', async ({page}) => {
  await withoutColorMix(page);
  await open(page, '/docs/player');
  await expect(page.locator('.navbar')).not.toHaveCSS('background-color', TRANSPARENT);
  // The whole stylesheet comes with the app.
  const selection = () => getComputedStyle(document.querySelector('article p')!, '::selection').backgroundColor;
  await expect.poll(() => page.evaluate(selection)).not.toBe(TRANSPARENT);
  // A shape and a word as those of the explorers.
  const [shape, word, ink] = await page.locator('article').evaluate((article) => {
    const island = article.appendChild(document.createElement('div'));
    island.dataset.island = '';
    island.innerHTML = '<svg><rect style="fill: unknown-mix(in srgb, var(--jade) 20%, var(--raised))" /><text>字</text></svg>';
    return [...island.querySelectorAll('rect, text'), article].map((one) => getComputedStyle(one)[one === article ? 'color' : 'fill']);
  });
  expect(shape).not.toBe('rgb(0, 0, 0)');
  expect(shape).not.toBe(ink);
  expect(word).toBe(ink);
  await page.goto('/code');
  await expect(page.locator('.theme-code-block-highlighted-line').first()).not.toHaveCSS('background-color', TRANSPARENT);
});
