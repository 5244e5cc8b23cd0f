import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {decodePath} from './decodePath';

describe('decodePath', () => {
  // Conformance: T17
  test('spells reserved characters as routes do', () => {
    expect(decodePath('/blog/2024/6/10/HTTP%26HTTPS')).toBe('/blog/2024/6/10/HTTP&HTTPS');
    expect(decodePath('/docs/C%2b%2B%20%E4%B8%AD')).toBe('/docs/C++%20%E4%B8%AD');
  });

  test('leaves what would change the meaning of the address', () => {
    for (const path of ['/a%2Fb', '/a%3Fb', '/a%23b', '/100%25']) {
      expect(decodePath(path)).toBe(path);
    }
  });

  test('names the same resource', () => {
    fc.assert(fc.property(fc.string(), (s) => decodeURIComponent(decodePath(encodeURIComponent(s))) === s));
  });
});
