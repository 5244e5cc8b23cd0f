import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {FileList, hashOf} from './FileList';

test('a file gets its number when it is first asked for, and an entry with its hash and its bytes', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'files-'));
  writeFileSync(path.join(outDir, 'a.js'), '1');
  writeFileSync(path.join(outDir, 'b.js'), '二');
  const files = new FileList(outDir);
  expect(['b.js', 'a.js', 'b.js'].map(files.numberOf)).toEqual([0, 1, 0]);
  expect(files.entries).toEqual([
    ['b.js', hashOf('二'), 3],
    ['a.js', hashOf('1'), 1],
  ]);
  expect(() => files.numberOf('c.js')).toThrow('ENOENT');
  rmSync(outDir, {recursive: true});
});
