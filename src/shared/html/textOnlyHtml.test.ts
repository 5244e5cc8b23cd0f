import {expect, test} from 'vitest';
import {textOnlyHtml} from './textOnlyHtml';

const FORMULA =
  '<span class="katex"><span class="katex-mathml"><math><semantics><mrow><msup><mi>n</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">n^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base"><span class="mord">n</span></span></span></span>';

test.each([
  [
    'of a formula a line of text and its source are left',
    `甲 ${FORMULA} 乙`,
    '甲 <span class="katex"><span class="katex-mathml"><math>n^2<annotation encoding="application/x-tex">n^2</annotation></math></span></span> 乙',
  ],
  [
    'of code its text and its lines are left',
    '<pre class=a><code><span class="token" title="a>b">int</span> <span>x</span><br></code></pre>',
    '<pre class=a><code>int x<br></code></pre>',
  ],
  [
    'of a picture its outermost element is left',
    '<svg viewBox="0 0 1 1" aria-label="a>b"><text>甲</text><path d="M0 0"/></svg><p>乙</p><svg></svg>',
    '<svg viewBox="0 0 1 1" aria-label="a>b"></svg><p>乙</p><svg></svg>',
  ],
  [
    'a picture that ends itself hides nothing',
    '<svg viewBox="0 0 1 1" /><p>甲</p><svg><path /></svg>',
    '<svg viewBox="0 0 1 1" /><p>甲</p><svg></svg>',
  ],
  ['the rest is left as it is', '<p><span class="term">甲</span></p>', '<p><span class="term">甲</span></p>'],
])('%s', (_, html, expected) => expect(textOnlyHtml(html)).toBe(expected));

test('a drawing that does not end is told', () => {
  expect(() => textOnlyHtml('<span class="katex-html"><span>')).toThrow('没有结束的 <span>');
});
