import {expect, type Page} from '@playwright/test';
import type {Fault} from '../faults';
import {field, hits, hostedTest as test, search} from '../search-helpers';

const FIRST = 'TESTAPP-dsn.algolia.net';
const errorScreen = (page: Page) => page.locator('.DocSearch-ErrorScreen');

/** Collects what the page raises. */
function raised(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({name, message}) => errors.push(`${name}: ${message}`));
  return errors;
}

// Conformance: 2.5-7, 4-2, 8-1, 9-12, A21, T1
test('spec 4 Search panel: error screen when all hosts are unreachable', async ({page, hosted}) => {
  const errors = raised(page);
  hosted.faults.set('*', 'connection lost');
  await search(page, '排序');
  await expect(errorScreen(page)).toContainText('无法获取结果');
  await expect(errorScreen(page)).toContainText('你可能需要检查网络连接。');
  await expect(page.locator('.DocSearch-NoResults')).toHaveCount(0);
  expect(hosted.hosts()[0]).toBe(FIRST);
  expect(hosted.hosts().slice(1).sort()).toEqual([1, 2, 3].map((n) => `TESTAPP-${n}.algolianet.com`));
  await expect.poll(() => errors[0]).toContain('Unreachable hosts - your application id may be incorrect');
});

// Conformance: 4-2
test('spec 4 Search panel: a query after the failure is answered once the hosts are back', async ({page, hosted}) => {
  hosted.faults.set('*', 'connection lost');
  await search(page, '归约');
  await expect(errorScreen(page)).toBeVisible();
  hosted.faults.clear();
  await field(page).fill('排序');
  await expect(hits(page).first()).toBeVisible();
  await expect(errorScreen(page)).toHaveCount(0);
});

for (const [fault, after] of [
  ['500', 0],
  ['connection lost', 0],
  ['no answer', 1000],
  ['stalled body', 2000],
] satisfies [Fault, number][]) {
  // Conformance: 7-5 "spec 7 Search calls: the next host is asked after: 500 (0 ms)"
  // Conformance: 7-5, 8-2, 9-9 "spec 7 Search calls: the next host is asked after: no answer (1000 ms)"
  // Conformance: 8-2, 9-9 "spec 7 Search calls: the next host is asked after: stalled body (2000 ms)"
  test(`spec 7 Search calls: the next host is asked after: ${fault} (${after} ms)`, async ({page, hosted}) => {
    hosted.faults.set(FIRST, fault);
    await search(page, '排序');
    await expect(hits(page).first()).toBeVisible();
    expect(hosted.hosts()).toEqual([FIRST, expect.stringMatching(/^TESTAPP-[123]\.algolianet\.com$/)]);
    const [first, second] = hosted.requests;
    const waited = second!.at - first!.at;
    // The stand-in sees a request some time after the client's clock for it has started.
    expect(waited).toBeGreaterThanOrEqual(after - 150);
    expect(waited).toBeLessThan(after + 900);
  });
}

for (const [fault, error] of [
  ['403', 'Invalid Application-ID or API key'],
  ['400', 'bad filter'],
  ['broken JSON', 'is not valid JSON'],
] satisfies [Fault, string][]) {
  // Conformance: 7-6 "spec 8 Error catalogue: 403 is final, raised, and shown as a failure"
  // Conformance: 7-7 "spec 8 Error catalogue: broken JSON is final, raised, and shown as a failure"
  // Conformance: 8-3 "spec 8 Error catalogue: 400 is final, raised, and shown as a failure"
  test(`spec 8 Error catalogue: ${fault} is final, raised, and shown as a failure`, async ({page, hosted}) => {
    const errors = raised(page);
    hosted.faults.set('*', fault);
    await search(page, '排序');
    await expect(errorScreen(page)).toContainText('无法获取结果');
    expect(hosted.hosts()).toEqual([FIRST]);
    await expect.poll(() => errors[0]).toContain(error);
  });
}

// Conformance: 3-8, 4-6, 9-11, A10, T2
test('spec 9 Host memory: a failed host is left alone for 2 minutes, then asked again', async ({page, hosted}) => {
  const now = Date.now();
  hosted.faults.set(FIRST, '500');
  await page.clock.setFixedTime(now);
  await search(page, '排序');
  await expect(hits(page).first()).toBeVisible();
  expect(hosted.hosts()[0]).toBe(FIRST);

  const hostsOf = async (query: string, seconds: number) => {
    await page.clock.setFixedTime(now + seconds * 1000);
    hosted.requests.length = 0;
    await search(page, query);
    await expect(hits(page).first()).toBeVisible();
    return hosted.hosts();
  };
  expect(await hostsOf('归约', 119)).not.toContain(FIRST);
  hosted.faults.clear();
  expect(await hostsOf('git', 121)).toEqual([FIRST]);
  const stored = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('algolia-client-js')));
  expect(stored.map(([key]) => key)).toEqual(['algolia-client-js-5.19.0-TESTAPP']);
  expect(Object.keys(JSON.parse(String(stored[0]![1])) as object)).toHaveLength(1);
});

// Conformance: 4-1, 9-8
test('spec 9 Stalled status: after 300 ms of loading, not before', async ({page, hosted}) => {
  await page.clock.install();
  await search(page, '');
  await page.clock.pauseAt(Date.now() + 60_000);
  let release = () => {};
  hosted.gate = new Promise<void>((resolve) => (release = resolve));
  await field(page).fill('排序');
  const container = page.locator('.DocSearch-Container');
  await page.clock.runFor(299);
  await expect(container).not.toHaveClass(/Stalled/);
  await page.clock.runFor(2);
  await expect(container).toHaveClass(/Stalled/);
  release();
  await page.clock.resume();
  await expect(hits(page).first()).toBeVisible();
  await expect(container).not.toHaveClass(/Stalled/);
});
