import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {routePath} from './routePath';

beforeEach(() => vi.stubGlobal('document', {baseURI: 'https://example.org/docs/a/b'}));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/docs/16%20%E6%9C%80%E7%9F%AD', '/docs/16 最短'],
  ['/docs/16 最短#x', '/docs/16 最短'],
  ['../c?d=e', '/docs/c'],
  ['/blog/HTTP%26HTTPS', '/blog/HTTP&HTTPS'],
  ['/docs/%E0%A4%A', undefined],
])('%j is %j in the table of routes', (link, path) => {
  expect(routePath(link)).toBe(path);
});
