import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {describeChange, upstreamChanges} from './changes';

/** Of the text `a`. */
const SHA256 = 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb';

let modules = '';

beforeEach(() => {
  modules = mkdtempSync(path.join(tmpdir(), 'upstream-'));
  mkdirSync(path.join(modules, 'pack'));
  writeFileSync(path.join(modules, 'pack/a.js'), 'a');
});
afterEach(() => rmSync(modules, {recursive: true}));

test('a file as it was is no change', () => expect(upstreamChanges({ours: {'pack/a.js': SHA256}}, modules)).toEqual([]));

test('a changed file and one that is gone are told, with what to do', () => {
  const changes = upstreamChanges({ours: {'pack/a.js': '0'.repeat(64), 'pack/b.js': SHA256}}, modules);
  expect(changes).toEqual([
    {ours: 'ours', file: 'pack/a.js', sha256: SHA256},
    {ours: 'ours', file: 'pack/b.js', sha256: undefined},
  ]);
  expect(changes.map(describeChange)).toEqual([expect.stringContaining(`改成 ${SHA256}`), expect.stringContaining('没有 pack/b.js 了')]);
});
