import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {applyPatches, patches} from './patches';

const upstream = readFileSync('node_modules/@docsearch/react/dist/esm/index.js', 'utf8');

test('every patch applies to the installed @docsearch/react', () => {
  const patched = applyPatches(upstream);
  expect(patches.length).toBeGreaterThan(0);
  for (const {find, replace} of patches) {
    expect(patched).toContain(replace);
    expect(patched).not.toContain(find);
  }
});

test('a patch whose text is gone, or there twice, stops the build and says which', () => {
  const patch = {why: '示例', find: 'a()', replace: 'b()'};
  expect(() => applyPatches('c()', [patch])).toThrow('「示例」要改的代码出现了 0 次');
  expect(() => applyPatches('a();a()', [patch])).toThrow('出现了 2 次');
  expect(applyPatches('x;a();y', [patch])).toBe('x;b();y');
});

// Conformance: 9-20
test('spec 9 Search client 5.19.0, search UI 3.9.0 and analytics script 2.15.0 are those bundled', () => {
  const patched = applyPatches(upstream);
  expect(patched).toMatch(/Xr="5\.19\.0"/);
  expect(patched).toMatch(/rn="3\.9\.0"/);
  expect(patched).toMatch(/ce="2\.15\.0".{0,20}cdn\.jsdelivr\.net\/npm\/search-insights@/);
});
