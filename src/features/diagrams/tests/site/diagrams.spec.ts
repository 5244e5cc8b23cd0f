import {expect, test, type Page} from '@playwright/test';
import {heldBack} from '../../../../../tests/e2e/browser';

/** A source that is higher than its drawing, and one that is lower: nothing else in these notes is drawn. */
const HIGHER = '/docs/Temp/Markdown写作速查';
const LOWER = '/docs/School/计算机网络_TCP';
const STYLE = {
  unkept: '[data-mermaid] { min-height: 0 !important }',
  unknown: '[data-mermaid]::before { padding-top: 0 !important }',
};

/** How far what one reads has moved so far: the sum of layout shifts without a press. */
const shift = (page: Page) => page.evaluate(() => (window as unknown as {shifts: number[]}).shifts.reduce((sum, value) => sum + value, 0));

/** Waits until a diagram has taken the place of its source in the middle of the window. */
async function draw(page: Page, note: string): Promise<void> {
  const release = await heldBack(page, /\/draw-mermaid\./);
  await page.goto(note);
  await page.evaluate(() => {
    const shifts: number[] = ((window as unknown as {shifts: number[]}).shifts = []);
    new PerformanceObserver((list) =>
      shifts.push(
        ...(list.getEntries() as unknown as {value: number; hadRecentInput: boolean}[])
          .filter(({hadRecentInput}) => !hadRecentInput)
          .map(({value}) => value),
      ),
    ).observe({type: 'layout-shift'});
  });
  const diagram = page.locator('[data-mermaid]').first();
  await expect(diagram.locator('pre')).toBeAttached();
  await diagram.evaluate((box) => box.scrollIntoView({block: 'center', behavior: 'instant'}));
  await expect(diagram).toBeInViewport();
  release();
  await expect(diagram.locator('svg')).toBeVisible();
}

for (const note of [HIGHER, LOWER]) {
  test(`a diagram that is drawn while its source is read moves nothing: ${note}`, {tag: '@phone'}, async ({page}) => {
    await draw(page, note);
    // Shifts are told after the frame in which they happen.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
    expect(await shift(page)).toBeLessThan(0.01);
  });
}

for (const [note, style] of [
  [HIGHER, STYLE.unkept],
  [LOWER, STYLE.unknown],
] as const) {
  test(`the check flags a box that takes the size of its drawing: ${style}`, {tag: '@phone'}, async ({page}) => {
    await page.addInitScript(
      (css) => addEventListener('DOMContentLoaded', () => document.head.insertAdjacentHTML('beforeend', `<style>${css}</style>`)),
      style,
    );
    await draw(page, note);
    await expect.poll(() => shift(page)).toBeGreaterThan(0.01);
  });
}
