import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readText} from './readText';

test('a file reads the same however its lines end, with and without a byte order mark', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'text-'));
  const file = path.join(folder, 'a.md');
  for (const text of ['甲\n乙\n', '甲\r\n乙\r\n', '\uFEFF甲\n乙\n']) {
    writeFileSync(file, text);
    expect(readText(file)).toBe('甲\n乙\n');
  }
  rmSync(folder, {recursive: true});
});
