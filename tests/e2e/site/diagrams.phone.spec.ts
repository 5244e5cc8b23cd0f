import {expect, test, type Page} from '@playwright/test';

const NOTE = '/docs/Temp/Markdown写作速查';

/** How far what one reads moved (the sum of layout shifts without a press) when a diagram took the place of its source in the middle of the window. */
async function shiftAt(page: Page): Promise<number> {
  await page.goto(NOTE);
  await page.evaluate(() => {
    const shifts: number[] = ((window as unknown as {shifts: number[]}).shifts = []);
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as unknown as {value: number; hadRecentInput: boolean}[]).filter(({hadRecentInput}) => !hadRecentInput).map(({value}) => value))).observe({type: 'layout-shift'});
  });
  const diagram = page.locator('[data-mermaid]').first();
  await expect(diagram.locator('pre')).toBeAttached();
  await diagram.evaluate((box) => box.scrollIntoView({block: 'center'}));
  await expect(diagram.locator('svg')).toBeVisible();
  // Shifts are told after the frame in which they happen.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
  return page.evaluate(() => (window as unknown as {shifts: number[]}).shifts.reduce((sum, value) => sum + value, 0));
}

test('a diagram that is drawn while its source is read moves nothing', async ({page}) => {
  expect(await shiftAt(page)).toBeLessThan(0.01);
});

test('the check flags a box that shrinks to its drawing', async ({page}) => {
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => document.head.insertAdjacentHTML('beforeend', '<style>[data-mermaid] { min-height: 0 !important }</style>')));
  expect(await shiftAt(page)).toBeGreaterThan(0.01);
});
