import path from 'node:path';

/**
 * What is this site's own and no part of another: its notes and posts, data about them, tests that expect them, its papers,
 * licence and marks. A path below the project's folder, or the beginning of one that ends with a slash.
 */
const OWN = [
  'docs/',
  'blog/',
  'babel.config.js',
  'build/',
  'config/content-map.tsv',
  'config/published.txt',
  'config/readings.tsv',
  'config/rules.ts',
  'config/sections.ts',
  'config/site.ts',
  'scripts/bench/',
  'scripts/bench.ts',
  'scripts/bench-growth.ts',
  'scripts/bench-memory.ts',
  'scripts/bench-search.ts',
  'scripts/conformance/',
  'scripts/record-conformance.ts',
  'scripts/site/README.md',
  'src/features/diagrams/build/heights.json',
  'src/features/glossary/fields.ts',
  'src/features/glossary/terms.tsv',
  'src/features/search/bench/',
  'src/features/tags/tags.txt',
  'src/features/verified-programs/verified-pages.json',
  'src/pages/about.md',
  'src/pages/markdown-page.md',
  'static/img/',
  'tests/build/newSite.test.ts',
  'tests/build/searchQuality.test.ts',
  'tests/build/siteData.test.ts',
  'tests/e2e/site/',
  'tests/engines/',
  'tests/unit/conformance.test.ts',
  'tests/unit/constants.test.ts',
  'tests/unit/papers/',
  '.git-blame-ignore-revs',
  'CONFORMANCE.md',
  'LICENSE',
  'README.md',
];
/** Browser tests of the real site rely on what its notes hold. */
const SITE_TESTS = /\/tests\/site\//;

/** Modules of the notes' programs, and the record of them. */
const MODULES = /^src\/features\/run-in-page\/modules\/.*\.(?:json|wasm\.gz)$/;

/** Whether a file of the project (its path from the root) is left out of a new site. */
export const isOwnContent = (file: string): boolean => {
  const name = file.split(path.sep).join('/');
  return SITE_TESTS.test(name) || MODULES.test(name) || OWN.some((own) => (own.endsWith('/') ? name.startsWith(own) : name === own));
};
