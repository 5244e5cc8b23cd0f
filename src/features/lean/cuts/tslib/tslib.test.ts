import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import * as ours from './tslib.js';

it('holds all that the modules of Docusaurus in the client use of tslib', () => {
  const lib = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/utils-common'));
  const code = readdirSync(lib)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(lib, name), 'utf8'))
    .join('\n');
  const used = [...new Set([...code.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name!))];
  expect(used.length).toBeGreaterThan(0);
  expect(Object.keys(ours)).toEqual(expect.arrayContaining(used));
});
