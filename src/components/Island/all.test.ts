import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

const components = path.resolve('src/components');

test('every island is among all, and nothing else is', () => {
  const islands = globSync('*/index.tsx', {cwd: components}).filter((file) => readFileSync(path.join(components, file), 'utf8').includes("from '../Island'"));
  const imported = [...readFileSync(path.join(components, 'Island/all.ts'), 'utf8').matchAll(/^import '\.\.\/(\w+)';$/gm)].map(([, name]) => `${name}/index.tsx`);
  expect(islands.length).toBeGreaterThan(0);
  expect(imported).toEqual(islands.sort());
});
