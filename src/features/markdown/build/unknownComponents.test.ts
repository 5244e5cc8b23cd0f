import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {unknownComponents} from './unknownComponents';

const namesIn = (text: string) => unknownComponents(unified().use(remarkParse).use(remarkMdx).parse(text), text).map(({node}) => node.name);

it.each([
  ['<GridExplorer />\n\n<Details>里面</Details>\n', []],
  ["import Tabs from '@theme/Tabs';\nimport {\n  One,\n  Two as Three,\n} from './parts';\n\n<Tabs><One /><Three /></Tabs>\n", []],
  ['export const Box = ({children}) => <div>{children}</div>;\n\n<Box>里面</Box>\n', []],
  ['export function Box() {\n  return <b>甲</b>;\n}\n\n<Box />\n', []],
  ['<icons.Star />\n\n<span>字</span>\n', []],
  ['<GirdExplorer />\n\n文字里的 <Nothing>字</Nothing>。\n', ['GirdExplorer', 'Nothing']],
  ["import One from './one';\n\n<Two />\n", ['Two']],
])('%j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});
