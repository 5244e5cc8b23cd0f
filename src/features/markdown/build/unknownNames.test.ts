import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {unknownNames} from './unknownNames';

const namesIn = (text: string) => unknownNames(unified().use(remarkParse).use(remarkMdx).parse(text)).map(({name}) => name);

it.each([
  ['{1 + 2}，{"字"}，{/* 注释 */}，{`${Math.max(1, 2)}`}\n', []],
  ['{frontMatter.title}，{props.name}，{toc.length}，{undefined}\n', []],
  ["import {list as all} from './list';\n\n{all.map((one, at) => <li key={at}>{one.name}</li>)}\n", []],
  ['export const [a, {b: c = 1, ...d}] = [1, {}];\n\n{a + c + d.x}\n', []],
  ['export function Box({title}) {\n  return <b onClick={() => later(title)}>{title}</b>;\n}\n\n<Box title="甲" />\n', []],
  ['<button onClick={() => alert(1)} style={{color: "red"}}>按</button>\n', []],
  ['<BrowserOnly>{() => <b>{window.name}</b>}</BrowserOnly>\n', []],
  ['{typeof nothing === "undefined" ? 1 : 2}\n', []],
  ['{({item: 1}).item}\n', []],
  ['模板写成 {item}，或 {item.name}。\n', ['item', 'item']],
  ['{\n  item\n}\n', ['item']],
  ['<b title={item}>字</b>\n', ['item']],
  ['<b {...rest}>字</b>\n', ['rest']],
  ['{[1].map((one) => one + other)}\n', ['other']],
  ['{`${item}`}\n', ['item']],
  ['export const size = width * 2;\n', ['width']],
  ['{window.location.href}\n', ['window']],
])('%j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});
