import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {sources} from './sources';
import {faultsOf} from './faultsOf';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'sources-'))));
afterEach(() => rmSync(folder, {recursive: true}));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const faults = () => faultsOf(folder).map((fault) => fault.slice(fault.lastIndexOf('/') + 1));

test.each([
  ['---\ntitle: 甲\ntags: [a\n---\n\n正文', /^a\.md:\d front matter 写错了：.+ → /],
  ['---\ntitle: 甲\ndescription: 乙: 丙\n---\n', /^a\.md:3 front matter 写错了/],
  ['---\r\ntitle: 甲\r\ntitle: 乙\r\n---\r\n', /^a\.md:3 front matter 写错了：duplicated/],
  ['---\ntitle: 甲\n\n正文', /^a\.md:1 front matter 没有结束/],
  ['---\n- 甲\n---\n', /^a\.md:2 front matter 不是/],
])('%j', (text, message) => {
  write('a.md', text);
  expect(faults()).toEqual([expect.stringMatching(message)]);
});

test('a name that would break the build elsewhere', () => {
  write('函数(2).md', '');
  expect(faults()).toEqual([expect.stringMatching(/^函数\(2\)\.md:1 文件名里不能有 \( → 改文件名/)]);
});

test('a link to nothing, two files for one page', () => {
  symlinkSync('none', path.join(folder, 'a.md'));
  write('c.md', '');
  write('c.mdx', '');
  expect(faults()).toEqual([
    expect.stringMatching(/^a\.md:1 读不了这个文件（ENOENT）/),
    expect.stringMatching(/^c\.md:1 与 c\.mdx 是同一个地址/),
  ]);
});

test('what can be read is left alone', () => {
  mkdirSync(path.join(folder, 'd.md'));
  write('a.md', '# 没有 front matter\n\n---\n');
  write('b.md', '\uFEFF---\ntitle: 甲\n---\n');
  write('c.mdx', '---\n---\n');
  write('_d.md', '---\ntitle: [\n---\n');
  expect(faults()).toEqual([]);
});

test('stops the build with every fault on a line of its own', () => {
  write('a.md', '---\n');
  write('b.md', '---\n');
  expect(() => sources([folder])()).toThrow(/^有 2 处源文件读不了：\n.*a\.md:1 .*\n.*b\.md:1 [^\n]*$/);
});
