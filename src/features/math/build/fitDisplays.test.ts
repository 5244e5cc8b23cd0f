import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';
import {partWidths} from './formulaWidth';

const render = async (tex: string) => load(await renderMarkdown(`$$\n${tex}\n$$`));
const total = (tex: string) => partWidths(tex).reduce((sum, width) => sum + width, 0);

/** Measured in Chromium 156 with KaTeX's fonts, in em. */
describe('the width of a formula', () => {
  it.each([
    ['E = mc^2', 3.87],
    ['\\frac{1}{2}', 0.773],
    ['\\sqrt{2}', 1.367],
    ['\\boxed{x}', 1.182],
    ['\\text{总时间}', 3.06],
  ])('%s', (tex, width) => {
    expect(total(tex) / width).toBeGreaterThanOrEqual(0.98);
    expect(total(tex) / width).toBeLessThan(1.12);
  });
});

it('is told to the stylesheet', async () => {
  const $ = await render('E = mc^2');
  expect($('.katex-display').attr('style')).toMatch(/^--width:\s?[34]\.\d$/);
});

describe('lines of a formula', () => {
  it('end behind relations, a short left side stands with what follows', async () => {
    const $ = await render('P = a + b + c + d + e + f = g + h + i = 58.4');
    const lines = $('.formula-line')
      .toArray()
      .map((line) => $(line).text());
    expect(lines).toEqual(['P=a+b+c+d+e+f=', 'g+h+i=', '58.4']);
    expect($('.katex-display').hasClass('may-part')).toBe(true);
  });

  it('a formula without a second relation stays as KaTeX wrote it', async () => {
    const $ = await render('\\sum_{i=1}^n i');
    expect($('.formula-line')).toHaveLength(0);
    expect($('.katex-display').hasClass('may-part')).toBe(false);
  });
});
