import {expect, test} from 'vitest';
import {tokensOf, withoutMarkup} from './tokens';

const read = (html: string, from?: number) =>
  Array.from(tokensOf(html, from), (token) => ('text' in token ? token.text : 'end' in token ? `/${token.end}` : token.start.text));

test('tags and texts in their order, comments aside', () => {
  expect(read('<P a="1>0">甲<!-- 注 --> &lt; <br/>1 < 2</p>')).toEqual(['<P a="1>0">', '甲', ' &lt; ', '<br/>', '1 ', '< 2', '/p']);
  expect(read('甲<b>乙</b>', 1)).toEqual(['<b>', '乙', '/b']);
});

test('text without its markup', () => {
  expect(withoutMarkup('一<sub>i</sub> < 2 <!-- 注 --><Tabs a="x>y">')).toBe('一i < 2 ');
});
