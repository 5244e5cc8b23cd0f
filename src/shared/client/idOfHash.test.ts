import {expect, test} from 'vitest';
import {idOfHash} from './idOfHash';

test.each([
  ['#%E4%B8%80', '一'],
  ['#一', '一'],
  ['#100%', '100%'],
  ['#100%25', '100%'],
  ['#%E4%B8', '%E4%B8'],
  ['', ''],
])('%j names %j', (hash, id) => expect(idOfHash(hash)).toBe(id));
