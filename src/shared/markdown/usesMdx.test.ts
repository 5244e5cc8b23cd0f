import {expect, it} from 'vitest';
import {usesMdx} from './usesMdx';

it.each([
  ['an import', "# 题\n\nimport Tabs from '@theme/Tabs';\n\n<Tabs />\n"],
  ['an export', 'export const a = 1;\n'],
  ['an attribute in braces', "<div style={{color: 'red'}}>红</div>\n"],
])('%s', (_, text) => {
  expect(usesMdx(text)).toBe(true);
});

it.each([
  ['code that is shown', "```js\nimport a from 'b';\nexport const c = 1;\n<A b={1} />\n```\n\n写 `<A b={1} />`。\n"],
  ['HTML and text', '<div style="color: red">红</div>\n\nimport 语句从这里开始讲。集合 {1, 2}，vector<T> 与 a={b}。\n'],
])('%s is CommonMark', (_, text) => {
  expect(usesMdx(text)).toBe(false);
});
