import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

const FEATURES = path.resolve('src/features');
const read = (file: string) => readFileSync(path.join(FEATURES, file), 'utf8');
const modules = (file: string) => [...read(file).matchAll(/'\.\/([\w-]+\/\w+)';$/gm)].map(([, name]) => name!);

test('every island is registered', () => {
  const islands = globSync('*/*/index.tsx', {cwd: FEATURES})
    .filter((file) => read(file).includes("/islands';"))
    .map((file) => path.dirname(file));
  expect(islands.length).toBeGreaterThan(20);
  expect(islands.filter((name) => ![...modules('markdownComponents.ts'), ...modules('allIslands.ts')].includes(name))).toEqual([]);
});
