import {expect, test} from 'vitest';
import {canonicalPath} from './canonicalPath';

test.each([
  ['/docs/intro', '/docs/intro'],
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/docs/intro.html/', '/docs/intro'],
  ['/docs/index', '/docs/index'],
  ['/docs/1.html 入门', '/docs/1.html 入门'],
  ['/blog/HTTP%26HTTPS/', '/blog/HTTP&HTTPS'],
  ['/', '/'],
  ['/index.html', '/'],
])('%j is %j', (pathname, path) => {
  expect(canonicalPath(pathname, '/')).toBe(path);
  expect(canonicalPath(path, '/')).toBe(path);
});

test.each(['/notes', '/notes/', '/notes/index.html'])('%j is the home page of a site in a folder', (pathname) => {
  expect(canonicalPath(pathname, '/notes/')).toBe('/notes/');
});
