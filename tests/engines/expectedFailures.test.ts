import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {EXPECTED_FAILURES} from './expectedFailures';

/** What all titles of checks end with: behind the last gap of a template. */
const endings = globSync('tests/engines/*.spec.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\btest\(\s*['`](.+?)['`],/g)].map(([, title]) => title!.replace(/^.*\$\{.*?\}/, '')),
);

test('every fault that is known belongs to a check', () => {
  expect(endings.length).toBeGreaterThan(20);
  expect(Object.keys(EXPECTED_FAILURES).filter((title) => !endings.some((ending) => title.endsWith(ending)))).toEqual([]);
});
