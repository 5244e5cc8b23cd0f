import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {afterAll, expect, test} from 'vitest';
import {katexFiles} from './katexAssets';

const root = mkdtempSync(path.join(tmpdir(), '[括号]-'));
afterAll(() => rmSync(root, {recursive: true}));

test('the stylesheet and the fonts are copied, also where the path of the project has brackets', async () => {
  const from = path.join(root, 'katex');
  mkdirSync(path.join(from, 'fonts'), {recursive: true});
  ['katex.min.css', 'fonts/a.woff2', 'fonts/a.ttf'].forEach((name) => writeFileSync(path.join(from, name), 'x'));
  writeFileSync(path.join(root, 'entry.js'), '');
  const out = path.join(root, 'out');
  const plugins = [new rspack.CopyRspackPlugin({patterns: katexFiles(from, 'assets/css')})];
  const errors = await new Promise((resolve, reject) => {
    rspack({context: root, entry: './entry.js', mode: 'none', output: {path: out}, plugins}, (error, stats) =>
      error ? reject(error) : resolve(stats?.toJson({all: false, errors: true}).errors),
    );
  });
  expect(errors).toEqual([]);
  expect(readdirSync(out, {recursive: true})).toEqual(expect.arrayContaining(['assets/css/katex.min.css', 'assets/css/fonts/a.woff2']));
  expect(readdirSync(path.join(out, 'assets/css/fonts'))).toEqual(['a.woff2']);
});
