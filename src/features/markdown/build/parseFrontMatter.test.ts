import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {parseFrontMatter} from './parseFrontMatter';

const read = async (file: string, fileContent: string) =>
  (await parseFrontMatter({filePath: path.resolve(file), fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER})).frontMatter;

test('a note says how long it takes to read, also with the line ends of Windows; a piece that notes import has nothing', async () => {
  const text = `---\ntitle: 甲\n---\n\n${'字'.repeat(800)}\n`;
  expect(await read('docs/甲.md', text)).toMatchObject({title: '甲', sidebar_custom_props: {minutes: 2}});
  expect(await read('docs/甲.md', `\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(await read('docs/甲.md', text));
  expect(await read('docs/_片段.mdx', '## 标题\n\n正文\n')).toEqual({});
  expect(await read('docs/甲/_片段/一.mdx', '## 标题\n\n正文\n')).toEqual({});
});
