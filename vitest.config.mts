import {availableParallelism} from 'node:os';
import {configDefaults, defineConfig} from 'vitest/config';

/** Unit tests stand beside the code; the `*.spec.ts` files are Playwright's. */
// The time limit is generous: property tests on a busy machine are slow, not wrong.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    // Files share threads and the modules that are loaded there: to load them anew for each took two thirds of the time.
    // A test that puts something in place of a global or a variable takes it away again; one that needs a fresh module resets them.
    pool: 'threads',
    // Vitest leaves one core free, on two cores the half of them.
    maxWorkers: availableParallelism(),
    isolate: false,
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, '.docusaurus/**', 'build/**', 'build-variant/**', '.bench/**'],
  },
});
