import {expect, test} from 'vitest';
import {splitFences, splitFrontMatter} from './source';

test('the front matter and what stands below it', () => {
  expect(splitFrontMatter('---\ntitle: 题\ntags: [a]\n---\n\n正文\n---\n')).toEqual({
    frontMatter: {title: '题', tags: ['a']},
    body: '\n正文\n---\n',
  });
  expect(splitFrontMatter('---\ntitle: 题\n---')).toEqual({frontMatter: {title: '题'}, body: ''});
  expect(splitFrontMatter('正文\n\n---\n\n又一段')).toEqual({frontMatter: {}, body: '正文\n\n---\n\n又一段'});
});

test('fences with what stands behind their first signs, also in lists and around others', () => {
  const text = '前\n```cpp title="a"\nint a;\n```\n- 项\n\n  ~~~\n  b\n  ~~~\n````md\n```\nc\n```\n````\n后';
  expect(splitFences(text)).toEqual({
    fences: [
      {info: 'cpp title="a"', code: 'int a;\n'},
      {info: '', code: '  b\n'},
      {info: 'md', code: '```\nc\n```\n'},
    ],
    rest: '前\n\n- 项\n\n\n\n后',
  });
});
