import {defineConfig} from 'vitest/config';

/** Unit tests stand beside the code; the `*.spec.ts` files are Playwright's. */
export default defineConfig({test: {include: ['{config,plugins,scripts,src,tests}/**/*.test.ts']}});
