import {expect, test, type Page} from '@playwright/test';
import {attributeValues} from '../../../../shared/html/startTags';
import {heldBack, withStored} from '../../../../../tests/e2e/browser';
import {pagesIn} from '../../../../../tests/e2e/pageWith';
import {diagramKey} from '../../build/reserveHeight';
import heights from '../../build/heights.json';

/** The width of a note's text on the phone, and the height of a line of code, in pixels. */
const WIDTH = 340;
const LINE = 22;

/** How much higher the source of a note's only diagram is than its drawing; nothing where a note has none, or several. */
function heightOverDrawing(html: string): number | undefined {
  const sources = attributeValues(html, 'data-mermaid');
  const [height, width = 0] = (heights as Record<string, number[]>)[diagramKey(sources[0] ?? '')] ?? [];
  return sources.length === 1 && height ? sources[0]!.split('\n').length * LINE - height * Math.min(1, WIDTH / width) : undefined;
}

/** A source that is higher than its drawing, and one that is lower: nothing else in these notes is drawn. */
const NOTES = pagesIn('docs')
  .flatMap(([address, html]) => {
    const over = heightOverDrawing(html);
    return over === undefined ? [] : [{address, over}];
  })
  .sort((a, b) => b.over - a.over);
const HIGHER = NOTES[0]!.address;
const LOWER = NOTES.at(-1)!.address;
/** A diagram whose height is not recorded: its source stands in the page, and its box keeps the height of that. */
const UNRECORDED = `
  [data-mermaid]::before { padding-top: 0 !important }
  [data-mermaid] > pre { position: static !important; animation: none !important }
`;
const STYLE = {
  unkept: `${UNRECORDED} [data-mermaid] { min-height: 0 !important }`,
  unknown: '[data-mermaid]::before { padding-top: 0 !important }',
};

const addStyle = (page: Page, style: string) =>
  page.addInitScript(
    (css) => addEventListener('DOMContentLoaded', () => document.head.insertAdjacentHTML('beforeend', `<style>${css}</style>`)),
    style,
  );

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

for (const [what, note, style] of [
  ['the source being higher', HIGHER, ''],
  ['the source being lower', LOWER, ''],
  ['of a height that nobody recorded', HIGHER, UNRECORDED],
] as const) {
  test(`a diagram that is drawn in the middle of the window moves nothing, ${what}`, {tag: '@phone'}, async ({page}) => {
    await addStyle(page, style);
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
    await addStyle(page, style);
    await draw(page, note);
    await expect.poll(() => shift(page)).toBeGreaterThan(0.01);
  });
}

test('no source stands where a drawing is about to come; where none comes, it does', {tag: '@phone'}, async ({page}) => {
  const release = await heldBack(page, /\/draw-mermaid\./);
  await page.goto(HIGHER);
  const source = page.locator('[data-mermaid] > pre').first();
  await source.evaluate((pre) => pre.scrollIntoView({block: 'center', behavior: 'instant'}));
  await expect(source).toBeHidden();
  await expect(source).toBeVisible();
  release();
  await expect(page.locator('[data-mermaid] > svg').first()).toBeVisible();
});

test("a drawing has the site's colours, which on paper are the light ones", {tag: '@phone'}, async ({page}) => {
  await withStored(page, {theme: 'dark'});
  await page.goto(HIGHER);
  const diagram = page.locator('[data-mermaid]').first();
  await diagram.scrollIntoViewIfNeeded();
  await expect(diagram.locator('svg')).toBeVisible();
  const colours = () =>
    diagram.evaluate((box) => {
      const node = box.querySelector('.node :is(rect, path, polygon), rect.actor')!;
      const probe = box.appendChild(document.createElement('i'));
      probe.style.color = 'var(--raised)';
      const seen = {fill: getComputedStyle(node).fill, raised: getComputedStyle(probe).color};
      probe.remove();
      return seen;
    });
  const dark = await colours();
  expect(dark.fill).toBe(dark.raised);
  await page.emulateMedia({media: 'print'});
  const paper = await colours();
  expect(paper.fill).toBe(paper.raised);
  expect(paper.fill).not.toBe(dark.fill);
});
