import {expect, it} from 'vitest';
import {previewDefinitions} from './previewDefinitions';

const previewOf = (source: string) => previewDefinitions(source).split('<!-- truncate -->')[0];

it('brings the definitions below the cut into the preview, and nothing else', () => {
  const rest = '正文 [a]: 不是\n\n```text\n[b]: 代码\n```\n\n[ref]: https://example.org "题"\n[^1]: 脚注，\n    第二行。\n\n后面。\n';
  expect(previewOf(`看[引用][ref]与[^1]。\n\n<!-- truncate -->\n\n${rest}`)).toBe(
    '看[引用][ref]与[^1]。\n\n\n\n[ref]: https://example.org "题"\n\n[^1]: 脚注，\n    第二行。\n\n',
  );
});

it.each(['摘要\n\n{/* truncate */}\n\n正文\n', '没有分界\n\n[ref]: https://example.org\n'])('leaves %j as it is', (source) => {
  expect(previewDefinitions(source)).toBe(source);
});
