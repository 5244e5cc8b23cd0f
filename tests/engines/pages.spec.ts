import {expect} from '@playwright/test';
import {PAGE_KINDS} from '../e2e/page-kinds';
import {pageWith} from '../e2e/pageWith';
import type {Reader} from './Reader';
import {test} from './test';

const WINDOWS = [
  [1280, 900],
  [390, 844],
] as const;

async function fits(reader: Reader): Promise<void> {
  // WebKit rounds the width of what is a fraction of a pixel too wide up.
  expect(await reader.call(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(1);
  expect(await reader.complaints()).toEqual([]);
}

for (const [kind, address] of PAGE_KINDS) {
  test(`${kind} opens without a complaint and is no wider than the window`, async ({reader, site}) => {
    site.recordComplaints();
    for (const [width, height] of WINDOWS) {
      await reader.resize(width, height);
      await reader.open(address);
      expect(await reader.call(() => innerWidth)).toBe(width);
      await fits(reader);
    }
  });
}

test('a book opens without a complaint and is no wider than the window', async ({reader, site}) => {
  site.recordComplaints();
  for (const [width, height] of WINDOWS) {
    await reader.resize(width, height);
    await reader.goto(pageWith(/<h1/, 'book'));
    await reader.has('h1');
    await fits(reader);
  }
});
