import {expect, test} from '@playwright/test';

test('paragraphs fill their lines, headings wrap evenly, and neither wraps where nothing may', async ({page}) => {
  await page.goto('/look');
  const measured = await page.evaluate(() => {
    const box = document.body.appendChild(document.createElement('div'));
    box.style.cssText = 'width: 2em; white-space: nowrap';
    box.innerHTML = '<p>位置和大小</p><h2>位置和大小</h2><p style="white-space: normal">位置和大小</p>';
    return [...box.children].map((child) => {
      const range = document.createRange();
      range.selectNodeContents(child);
      const lines = new Set(Array.from(range.getClientRects(), ({top}) => top)).size;
      return [getComputedStyle(child).getPropertyValue('text-wrap-style'), lines];
    });
  });
  expect(measured).toEqual([
    ['auto', 1],
    ['balance', 1],
    ['auto', 3],
  ]);
});

/** Chromium knows no hanging punctuation: that what is meant for Safari, or kept from it, is there can only be read. */
test('Safari hangs only what stands at the end of a line; no line is shortened for the last one', async ({page, request}) => {
  await page.goto('/look');
  const html = await page.content();
  const sheets = await page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const texts = [html, ...(await Promise.all(sheets.map(async (sheet) => (await request.get(sheet)).text())))].join('\n');
  const values = Array.from(texts.matchAll(/hanging-punctuation:\s*([a-z -]+)[;}]/g), ([, value]) => value);
  expect(new Set(values)).toEqual(new Set(['allow-end', 'none']));
  // It would shorten the lines above the last one, which Chinese text fills.
  expect(texts).not.toMatch(/text-wrap(?:-style)?:\s*pretty/);
  expect(await page.evaluate(() => CSS.supports('hanging-punctuation: first'))).toBe(false);
});

test('the bar hides what runs below it, and filters nothing', async ({page}) => {
  await page.goto('/look');
  const bar = page.locator('.navbar');
  const paper = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
  await expect(bar).toHaveCSS('background-color', paper);
  expect(await bar.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('none');
});
