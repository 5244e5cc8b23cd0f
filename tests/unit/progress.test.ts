import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import '@docusaurus/theme-classic/lib/nprogress';

const {settings} = createRequire(import.meta.url)('nprogress') as {settings: object};

test('spec 9 Progress bar: minimum 0.08, speed 200 ms, trickle rate 0.02 every 800 ms, no spinner', () => {
  expect(settings).toMatchObject({
    minimum: 0.08,
    speed: 200,
    trickle: true,
    trickleRate: 0.02,
    trickleSpeed: 800,
    showSpinner: false,
  });
});
