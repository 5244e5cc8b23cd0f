import {expect, test} from 'vitest';
import {idOfHash, readableHash} from './idOfHash';

test.each([
  ['#%E4%B8%80', '一'],
  ['#一', '一'],
  ['#100%', '100%'],
  ['#100%25', '100%'],
  ['#%E4%B8', '%E4%B8'],
  ['', ''],
])('%j names %j', (hash, id) => expect(idOfHash(hash)).toBe(id));

test.each([
  ['#100%', '#100%25'],
  ['#%E4%B8', '#%25E4%25B8'],
  ['#%E4%B8%80', '#%E4%B8%80'],
  ['#一', '#一'],
  ['', ''],
])('%j can be decoded as %j', (hash, readable) => {
  expect(readableHash(hash)).toBe(readable);
  expect(() => decodeURIComponent(readable)).not.toThrow();
});
