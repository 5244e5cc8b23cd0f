import {configDefaults, defineConfig} from 'vitest/config';

/** Unit tests stand beside the code; the `*.spec.ts` files are Playwright's. */
// The time limit is generous: property tests on a busy machine are slow, not wrong.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '.docusaurus/**', 'build/**', 'build-variant/**', '.bench/**'],
  },
});
