import {expect, test, type Page} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';

const inline = (page: Page) => page.locator('p .katex').first();
const display = (page: Page) => page.locator('.katex-display');

for (const width of [320, 390]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({viewport: {width, height: 800}});

    test('a formula that is too wide scrolls in itself, by keyboard too; the others are no stop of the Tab key', async ({page}) => {
      await open(page, '/look');
      for (const formula of [inline(page), display(page).last()]) {
        await expect(formula).toHaveAttribute('tabindex', '0');
        await expect(formula).toHaveAccessibleName('公式，可以左右滚动');
        const {box, inner} = await formula.evaluate((element) => ({box: element.clientWidth, inner: element.scrollWidth}));
        expect(box).toBeLessThanOrEqual(width);
        expect(inner).toBeGreaterThan(box);
      }
      await expect(display(page).nth(1)).not.toHaveAttribute('tabindex');
      await expect(page.locator('p .katex').nth(1)).not.toHaveAttribute('tabindex');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const above = await inline(page).evaluate((formula) => {
        const {top, bottom} = formula.getBoundingClientRect();
        const text = formula.closest('p')!.getBoundingClientRect();
        return top >= text.top - 1 && bottom <= text.bottom + 1;
      });
      expect(above).toBe(true);
    });
  });
}

test.describe('on a phone, before any script', () => {
  test.use({viewport: {width: 390, height: 800}, javaScriptEnabled: false});

  test('a formula on a line of its own is parted behind its relations, and fits', async ({page}) => {
    await page.goto('/look');
    const formula = display(page).first();
    await expect(formula.locator('.formula-line')).toHaveCount(2);
    const [first, second] = await formula
      .locator('.formula-line')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect()));
    expect(second!.top).toBeGreaterThanOrEqual(first!.bottom - 1);
    expect(await formula.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(1);
  });
});

test('in a wide window nothing scrolls', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/look');
  await expect(inline(page)).toHaveAttribute('data-wide', '');
  await page.setViewportSize({width: 1600, height: 800});
  await expect(inline(page)).not.toHaveAttribute('data-wide');
  await expect(inline(page)).not.toHaveAttribute('role');
});

test.describe('copying', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('a selection with formulas is copied with their TeX, line by line', async ({page}) => {
    await open(page, '/look');
    await expect(display(page).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const paragraphs = [...document.querySelectorAll('article p')];
      getSelection()!.setBaseAndExtent(paragraphs[0]!, 0, paragraphs.find((p) => p.textContent === '接着是图。')!.firstChild!, 2);
      document.execCommand('copy');
    });
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('再看 $O(n \\log n)$，它不长。\n');
    expect(text).toMatch(/\n\$\$\ne = m c\^2\n\$\$\n+接着$/);
    expect(text.match(/共十三项/g)).toHaveLength(1);
  });
});

test('at no width does a line begin with the mark behind a formula, or end with the one before it; formulas still wrap', async ({page}) => {
  await page.goto('/look');
  const paragraph = page.locator('p', {hasText: '公式都挨着标点'});
  await expect(paragraph.locator('.with-marks')).toHaveCount(7);
  const {apart, wrapped} = await paragraph.evaluate(async (element: HTMLElement) => {
    await document.fonts.ready;
    const boxOf = (text: ChildNode, at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    const found = {apart: 0, wrapped: 0};
    for (let width = 160; width < 560; width += 5) {
      element.style.width = `${width}px`;
      for (const kept of element.querySelectorAll('.with-marks')) {
        const parts = Array.from(kept.querySelectorAll('.base'), (part) => part.getBoundingClientRect());
        const [before, after] = [kept.firstChild!, kept.lastChild!];
        const isAfter = after.nodeType === Node.TEXT_NODE && boxOf(after, 0).left < parts.at(-1)!.left;
        const isBefore = before.nodeType === Node.TEXT_NODE && boxOf(before, 0).left > parts[0]!.left;
        found.apart += Number(isAfter || isBefore);
        found.wrapped += Number(parts.some(({left}) => left < parts[0]!.left));
      }
    }
    return found;
  });
  expect(apart).toBe(0);
  expect(wrapped).toBeGreaterThan(0);
});
