import {expect, test} from 'vitest';
import {setFormula} from '../../math/build/formula';
import {formulaFonts} from './formulaFonts';

const CSS =
  '@font-face{src:url(fonts/KaTeX_Main-Bold.11.woff2)}@font-face{src:url(fonts/KaTeX_Main-Regular.22.woff2) format("woff2")}@font-face{src:url(fonts/KaTeX_Math-Italic.33.woff2)}';
const linked = (html: string) => [...formulaFonts(CSS, '/b/')(html).matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
const MAIN = '/b/fonts/KaTeX_Main-Regular.22.woff2';
const MATH = '/b/fonts/KaTeX_Math-Italic.33.woff2';

test.each<{tex: string; fonts: string[]}>([
  {tex: 'x+1', fonts: [MAIN, MATH]},
  {tex: 'x', fonts: [MAIN, MATH]},
  {tex: '1+1', fonts: [MAIN]},
])('$tex asks for its own fonts with the page', ({tex, fonts}) => {
  expect(linked(`<p>${setFormula(tex, false)}</p>`)).toEqual(fonts);
});

test('a page without formulas asks for none, and formulas that are folded away wait for their reader', () => {
  expect(linked('<p class="mathnormal">1</p>')).toEqual([]);
  expect(
    linked(
      `<details><p>${setFormula('x+1', false)}</p>\n</details><details><summary>2</summary></details><p>${setFormula('2', false)}</p>`,
    ),
  ).toEqual([MAIN]);
});

test('a stylesheet without them is refused by the name of the font', () => {
  expect(() => formulaFonts('@font-face{src:url(fonts/KaTeX_Main-Regular.22.woff2)}', '/')).toThrow('没有字体 KaTeX_Math-Italic');
});
