import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {describe, expect, test} from 'vitest';
import upstream from '../../src/theme/upstream.json';

const read = (file: string) => readFileSync(file, 'utf8');
const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
const swizzles = globSync('src/{theme,features/*/theme}/**/index.tsx');
const ejected = swizzles.filter((file) => !/@theme-(?:original|init)\//.test(read(file)));
const component = (file: string) => path.dirname(file.replace(/^src\/(?:features\/[\w-]+\/)?theme\//, ''));

test('there are swizzles of both kinds', () => {
  expect(ejected.length).toBeGreaterThan(0);
  expect(swizzles.length).toBeGreaterThan(ejected.length);
});

describe.each(Object.entries(upstream))('%s', (file, {upstream: source, sha256: known}) => {
  test(`follows ${source}`, () => {
    const actual = sha256(path.join('node_modules', source));
    expect(actual, `上游 ${source} 变了：对照它修改 ${file}，再把 src/theme/upstream.json 里的 sha256 改成 ${actual}`).toBe(known);
  });

  test('exists', () => {
    expect(existsSync(file), `src/theme/upstream.json 里的 ${file} 已不存在：删去这一条`).toBe(true);
  });
});

test.each(ejected)('%s has its upstream recorded', (file) => {
  expect(Object.keys(upstream), `在 src/theme/upstream.json 里为 ${file} 记下上游文件和它的 sha256`).toContain(file);
});

test.each(swizzles)('%s says what it changes, and src/theme/README.md lists it', (file) => {
  expect(read(file), '第一行写明改了什么：// Change: …').toMatch(/^\/\/ Change: ./);
  expect(read('src/theme/README.md'), `在 src/theme/README.md 的表里加上 ${component(file)}`).toContain(`| ${component(file)} |`);
});
