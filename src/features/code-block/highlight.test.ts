import {expect, it} from 'vitest';
import {highlight, isKnown, join} from './highlight';

it('colours C++ by kinds of tokens, line by line', () => {
  expect(highlight('int a; // 数\nreturn "b";', 'cpp')).toEqual([
    [['int', 'keyword'], [' a; '], ['// 数', 'comment']],
    [['return ', 'keyword'], ['"b"', 'string'], [';']],
  ]);
});

it('loses and adds nothing', () => {
  const code = '#include <vector>\n\n/* a\n   b */\ntemplate <class T>\n\tT f(T x) { return x + 1; }\n';
  expect(
    highlight(code, 'cpp')
      .map((line) => line.map(([text]) => text).join(''))
      .join('\n'),
  ).toBe(code);
});

it('leaves a language that it does not know without colours', () => {
  expect(isKnown('nosuchlang')).toBe(false);
  expect(highlight('int a;\nb', 'nosuchlang')).toEqual([[['int a;']], [['b']]]);
});

it('joins neighbours of one kind and the blanks behind them', () => {
  expect(join([['(', 'comment'], [' '], ['+', 'comment'], ['a'], ['\n'], ['b'], ['', 'string']])).toEqual([['( +', 'comment'], ['a\nb']]);
});
