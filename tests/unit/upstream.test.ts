import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {describeChange, UPSTREAM, upstreamChanges} from '../../scripts/upstream/changes';
import {cuts} from '../../src/features/lean/cuts';
import upstream from '../../src/theme/upstream.json';

const read = (file: string) => readFileSync(file, 'utf8');
const swizzles = globSync('src/{theme,features/*/theme}/**/index.tsx');
const ejected = swizzles.filter((file) => !/@theme-(?:original|init)\//.test(read(file)));
const component = (file: string) => path.dirname(file.replace(/^src\/(?:features\/[\w-]+\/)?theme\//, ''));

test('there are swizzles of both kinds', () => {
  expect(ejected.length).toBeGreaterThan(0);
  expect(swizzles.length).toBeGreaterThan(ejected.length);
});

test('every file that ours relies on is as it was', () => {
  expect(Object.keys(upstream).length).toBeGreaterThan(40);
  expect(upstreamChanges(upstream, 'node_modules').map(describeChange)).toEqual([]);
});

test.each(Object.keys(upstream))('%s exists', (ours) => {
  expect(existsSync(ours), `${UPSTREAM} 里的 ${ours} 已不存在：删去这一条`).toBe(true);
});

test.each(cuts.map(({name}) => `src/features/lean/cuts/${name}`))('%s says what it relies on', (cut) => {
  expect(Object.keys(upstream), `在 ${UPSTREAM} 里为 ${cut} 记下上游文件和它的 sha256`).toContain(cut);
});

test.each(ejected)('%s has its upstream recorded', (file) => {
  expect(Object.keys(upstream), `在 src/theme/upstream.json 里为 ${file} 记下上游文件和它的 sha256`).toContain(file);
});

test.each(swizzles)('%s says what it changes, and src/theme/README.md lists it', (file) => {
  expect(read(file), '第一行写明改了什么：// Change: …').toMatch(/^\/\/ Change: ./);
  expect(read('src/theme/README.md'), `在 src/theme/README.md 的表里加上 ${component(file)}`).toContain(`| ${component(file)} |`);
});
