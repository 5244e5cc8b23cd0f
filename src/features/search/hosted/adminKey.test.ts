import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

const naming = (...patterns: string[]) => {
  const files = globSync(patterns, {ignore: ['**/*.test.ts', 'src/features/search/{hosted,tests}/**']});
  return {files, named: files.filter((file) => /ADMIN_(?:API_)?KEY/i.test(readFileSync(file, 'utf8')))};
};

test('the admin key is known to the push, to the script that interrupts it, and to the search server alone: neither the build nor the browser reads it', () => {
  const site = naming('docusaurus.config.ts', 'sidebars.ts', '{config,src}/**/*.{ts,tsx,js}');
  expect(site.files.length).toBeGreaterThan(50);
  expect(site.named).toEqual([]);
  expect(naming('scripts/**/*.ts').named.filter((file) => !/^scripts\/(?:search-(?:push|server)\.|check-interrupted)/.test(file))).toEqual(
    [],
  );
  expect(readFileSync('src/features/search/hosted/push/readCredentials.ts', 'utf8')).toMatch(/ADMIN_(?:API_)?KEY/i);
});
