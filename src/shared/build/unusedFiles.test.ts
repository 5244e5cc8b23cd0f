import {mkdtempSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {recordUse, removeUnused} from './unusedFiles';

const daysAgo = (days: number) => Date.now() / 1000 - days * 24 * 60 * 60;

test('what was not used for a month is removed from a cache; a use counts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  const entry = (name: string) => path.join(folder, name);
  for (const [name, days] of [
    ['new', 29],
    ['old', 31],
    ['used', 31],
  ] as const) {
    writeFileSync(entry(name), '');
    utimesSync(entry(name), daysAgo(days), daysAgo(days));
  }
  mkdirSync(entry('folder/inner'), {recursive: true});
  utimesSync(entry('folder'), daysAgo(40), daysAgo(40));
  recordUse(entry('used'));
  expect(removeUnused(folder)).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(['new', 'used']);
  rmSync(folder, {recursive: true});
});

test('a cache that is not there yet has nothing to remove', () => {
  expect(removeUnused(path.join(tmpdir(), 'no-such-cache'))).toBe(0);
});
