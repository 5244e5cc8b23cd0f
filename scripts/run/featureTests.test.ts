import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {featureTests} from './featureTests';
import {hashOf} from './freshBuild';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'feature-'));
  for (const file of ['books/build/a.test.ts', 'books/tests/site/b.spec.ts', 'zoom/tests/variant/c.spec.ts', 'bare/index.ts']) {
    mkdirSync(path.dirname(path.join(root, 'src/features', file)), {recursive: true});
    writeFileSync(path.join(root, 'src/features', file), file);
  }
  writeFileSync(path.join(root, 'src/features/index.ts'), '');
});
afterAll(() => rmSync(root, {recursive: true}));

test('the tests of a feature, and the builds that they need', () => {
  expect(featureTests('books', root)).toEqual({
    folder: 'src/features/books',
    unit: ['src/features/books/build/a.test.ts'],
    browser: ['src/features/books/tests/site/b.spec.ts'],
    sites: ['build'],
  });
  expect(featureTests('zoom', root)).toMatchObject({unit: [], sites: ['build-variant']});
});

test('a wrong name, or none, is told all the names; a feature without a test is no success', () => {
  expect(() => featureTests('zom', root)).toThrow('没有叫“zom”的功能。src/features 里有：\n  bare\n  books\n  zoom');
  expect(() => featureTests(undefined, root)).toThrow('bare\n  books\n  zoom');
  expect(() => featureTests('bare', root)).toThrow('功能“bare”一个测试也没有');
});

test('a build is made anew when a file, its name or a setting of the build changed, and for nothing else', () => {
  const file = (name: string) => path.join(root, 'src/features', name);
  const [a, b] = [file('books/build/a.test.ts'), file('bare/index.ts')];
  const before = hashOf([a, b], {HOME: '/home/a'});
  expect(hashOf([a, b], {HOME: '/home/b'})).toBe(before);
  expect(hashOf([a], {})).not.toBe(before);
  expect(hashOf([a, b], {BASE_URL: '/x/'})).not.toBe(before);
  writeFileSync(b, 'changed');
  expect(hashOf([a, b], {})).not.toBe(before);
  expect(() => hashOf([], {})).toThrow('没有找到构建要读的文件');
});
