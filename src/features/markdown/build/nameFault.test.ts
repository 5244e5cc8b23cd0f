import {expect, test} from 'vitest';
import {nameFault} from './nameFault';

test.each([
  ['docs/函数(2).md', '不能有 ('],
  ['docs/感叹!.md', '不能有 !'],
  ['docs/C#入门.md', '不能有 #'],
  ['docs/100%/a.md', '不能有 %'],
  ['docs/零\u200b宽.md', 'U+200B'],
  ['docs/尾 .md', '首尾有空格'],
  ['docs/ 首/a.mdx', '首尾有空格'],
])('%j', (file, message) => expect(nameFault(file)?.message).toContain(message));

test.each(['docs/1.0 并行（一）.md', 'docs/a&b*{c}:=,;\'"@~$+`<>.mdx', 'docs/C++入门.md'])('%s may be', (file) =>
  expect(nameFault(file)).toBeUndefined(),
);
