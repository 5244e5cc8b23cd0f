import {describe, expect, test} from 'vitest';
import {classesOf, pageStyles} from './pageStyles';

const styles = (css: string, ...classes: string[]) => pageStyles(css)(new Set(classes));

describe('pageStyles', () => {
  test('leaves out what can match no element of the page, and keeps the order', () => {
    expect(styles('a{b:c}.used .too{d:e;f:g}.used .not{d:e}.not,.used>p{h:i}', 'used', 'too')).toBe(
      'a{b:c}.used .too{d:e;f:g}.used>p{h:i}',
    );
  });

  test('keeps states, attributes and ids: they change without a script', () => {
    const css = '.a:hover{b:c}.a[open]{b:c}#x{b:c}[data-theme=dark] .a{b:c}.a:not(.active){b:c}:where(.b){b:c}';
    expect(styles(css, 'a')).toBe(css);
  });

  test('leaves out how a selection and marks look: until the script is there, nothing is marked', () => {
    expect(styles('::selection{b:c}a::selection,a::before{b:c}[data-x] ::highlight(y){b:c}')).toBe('a::before{b:c}');
  });

  test('drops groups that are left empty', () => {
    expect(styles('@media print{.not{a:b}}@media (width<=9px){.a{b:c}.not{b:c}@supports (a:b){.a{d:e}}}', 'a')).toBe(
      '@media (width<=9px){.a{b:c}@supports (a:b){.a{d:e}}}',
    );
  });

  test('keeps animations, fonts and statements', () => {
    const css = '@layer a,b;@font-face{font-family:x}@keyframes k{to{a:b}}';
    expect(styles(css)).toBe(css);
  });
});

test('classesOf reads what an element must bear', () => {
  expect(classesOf('.a.b_1-x>li:not(.c):is(.d,:not(.e)) [class*=".f"]::after')).toEqual(['a', 'b_1-x']);
  expect(classesOf('.w-1\\/2 .中文')).toEqual(['w-1/2', '中文']);
});
