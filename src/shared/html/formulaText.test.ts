import katex from 'katex';
import {expect, test} from 'vitest';
import {formulaText} from './formulaText';

const mathml = (tex: string) => /<math\b[^>]*>([^]*?)<annotation/.exec(katex.renderToString(tex, {output: 'mathml'}))![1]!;

test.each([
  ['O(n^2)', 'O(n^2)'],
  ['O(2^n n^2)', 'O(2^n n^2)'],
  ['10^{-7}', '10^-7'],
  ['x_i + x_{i+1}', 'x_i+x_(i+1)'],
  ['\\frac{2}{3}n^3 + O(n^2)', '2/3 n^3+O(n^2)'],
  ['\\frac{a+b}{c}', '(a+b)/c'],
  ['O(n \\log n)', 'O(n log n)'],
  ['\\log_2 n', 'log_2 n'],
  ['\\sum_{i=1}^{n} i^2', '∑_(i=1)^n i^2'],
  ['\\sqrt{2} + \\sqrt{a+b}', '√2+√(a+b)'],
  ['\\sqrt[3]{x}', '3√x'],
  ["f'(x)", 'f′(x)'],
  ['\\hat{x}, \\overline{AB}', 'x,AB'],
  ['\\lim_{x \\to 0} x', 'lim_(x→0) x'],
  ['\\begin{bmatrix} a & b \\\\ c & d \\end{bmatrix}', '[a b c d]'],
  ['A^T, A^{\\mathsf{T}}', 'A^T,A^T'],
  ['a < b', 'a&lt;b'],
  ['x_i x_j - 2ab', 'x_i x_j-2ab'],
  ['W_1^{(2)}', 'W_1^(2)'],
  ['\\max(a_i, b)', 'max(a_i,b)'],
  ['\\binom{n}{k}', '(n k)'],
  ['-\\frac{y_i}{p_i} \\mid \\lg^* n', '-y_i/p_i|lg^* n'],
  ['|x_i|', '|x_i|'],
  ['\\text{总时间} = \\frac{1}{(1-p) + p/n}', '总时间=1/((1-p)+p/n)'],
  ['5\\,\\mathrm{ms}', '5 ms'],
  ['\\left(\\frac{1}{2}\\right)^{n}', '(1/2)^n'],
])('%s reads %s', (tex, text) => expect(formulaText(mathml(tex))).toBe(text));
