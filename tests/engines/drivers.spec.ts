import {mkdirSync, writeFileSync} from 'node:fs';
import {expect} from '@playwright/test';
import {test} from './test';

/** A page on which everything is wrong that the other checks look for. */
const BROKEN = 'test-results/broken-site';

test.beforeAll(() => {
  mkdirSync(BROKEN, {recursive: true});
  writeFileSync(`${BROKEN}/404.html`, 'not found');
  writeFileSync(
    `${BROKEN}/index.html`,
    `<!doctype html><head><title>broken</title></head><div style="width: 2000px">wide</div><input aria-label="field"><p hidden>unseen</p>
    <script>console.error('said'); setTimeout(() => { throw new Error('thrown'); }); Promise.reject(new Error('rejected'));</script>`,
  );
});

test.use({build: BROKEN});

test('what is wrong on a page is noticed, and what is right is done', async ({reader, site}) => {
  site.recordComplaints();
  await reader.goto('/');
  for (const complaint of ['said', 'thrown', 'rejected']) {
    await expect.poll(async () => (await reader.complaints()).join()).toContain(complaint);
  }
  expect(await reader.call(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)).toBe(true);
  await reader.has('p', false);
  await reader.has('div | wid', false);
  await reader.click('input | field');
  await reader.focuses('input');
  await reader.type('汉a');
  await reader.press('Backspace');
  await reader.holds('input', '汉');
  site.stop();
  // WebKit opens a page of its own, Firefox says that there is none.
  await reader.goto('/').catch(() => {});
  await reader.has('input', false);
});
