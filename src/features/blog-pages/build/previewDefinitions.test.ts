import {expect, it} from 'vitest';
import {isPreview, previewDefinitions} from './previewDefinitions';

const previewOf = (source: string) => previewDefinitions(source).split('<!-- truncate -->')[0];

it('brings the definitions below the cut into the preview, and nothing else', () => {
  const rest = '正文 [a]: 不是\n\n```text\n[b]: 代码\n```\n\n[ref]: https://example.org "题"\n[^1]: 脚注，\n    第二行。\n\n后面。\n';
  expect(previewOf(`看[引用][ref]与[^1]。\n\n<!-- truncate -->\n\n${rest}`)).toBe(
    '看[引用][ref]与[^1]。\n\n\n\n[preview of a post]: #\n\n[ref]: https://example.org "题"\n\n[^1]: 脚注，\n    第二行。\n\n',
  );
});

it.each(['---\ntitle: 甲\n---\n\n```text\n没有结束\n', '摘要\n\n{/* truncate */}\n\n正文\n', '没有分界\n\n[ref]: https://example.org\n'])(
  'only says of %j that it is a preview',
  (source) => {
    expect(isPreview(source)).toBe(false);
    expect(isPreview(previewDefinitions(source))).toBe(true);
    expect(previewDefinitions(source).replace(/\n\n\[preview of a post\]: #\n\n/, '')).toBe(source);
  },
);

it('the mark of a preview stands in no code, and below the front matter', () => {
  expect(previewDefinitions('---\ntitle: 甲\n---\n\n```text\n没有结束\n')).toMatch(/^---\ntitle: 甲\n---\n\n\n\[preview/);
});

it('a definition in a quotation is one, too', () => {
  expect(previewOf('看[引用][q]。\n\n<!-- truncate -->\n\n> [q]: https://example.org\n')).toContain('\n\n[q]: https://example.org\n\n');
});
