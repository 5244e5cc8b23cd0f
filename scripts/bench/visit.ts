import type {Browser, CDPSession, Page} from '@playwright/test';

/** Bytes over the line, before the reader touches anything. */
export interface Visit {
  kinds: {html: number; script: number; style: number; font: number; data: number};
  /** Without images. */
  total: number;
  requests: number;
  /** Milliseconds of the main thread, processor four times slower. */
  cpu: number;
}

const PHONE = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true, locale: 'zh-CN'};
/** Time without a request after which a page is taken for loaded. */
const QUIET = 2_000;

const KIND: Record<string, keyof Visit['kinds']> = {Document: 'html', Script: 'script', Stylesheet: 'style', Font: 'font'};

/** A first visit by phone: an empty cache, nothing touched. */
export async function firstVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const kinds = {html: 0, script: 0, style: 0, font: 0, data: 0};
  const types = new Map<string, string>();
  let requests = 0;
  await line.send('Network.enable');
  await line.send('Performance.enable', {timeDomain: 'threadTicks'});
  await line.send('Emulation.setCPUThrottlingRate', {rate: 4});
  line.on('Network.responseReceived', ({requestId, type}) => types.set(requestId, type));
  line.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const type = types.get(requestId) ?? 'Other';
    if (type !== 'Image') {
      kinds[KIND[type] ?? 'data'] += encodedDataLength;
      requests += 1;
    }
  });
  await page.goto(url, {waitUntil: 'networkidle', timeout: 180_000});
  await page.waitForTimeout(QUIET);
  const {metrics} = await line.send('Performance.getMetrics');
  const cpu = 1000 * metrics.find(({name}) => name === 'TaskDuration')!.value;
  await context.close();
  return {kinds, total: Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0), requests, cpu};
}

const LINES = {
  快: undefined,
  // 4G at its slow end: Lighthouse's figures as the browser's tools apply them.
  '慢 4G': {offline: false, latency: 562.5, downloadThroughput: (1.4744 * 2 ** 20) / 8, uploadThroughput: 84_375},
};
export type Line = keyof typeof LINES;

/** Milliseconds from a tap on the link to the next note until its title stands there; on the slow line with a processor four times slower. */
export async function clickToContent(browser: Browser, url: string, link: string, line: Line): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url, {waitUntil: 'networkidle', timeout: 180_000});
  const target = page.locator(link);
  await target.scrollIntoViewIfNeeded();
  // What is fetched ahead in view is there before a reader who has read to the end taps.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET);
  await slow(await context.newCDPSession(page), line);
  const before = await page.locator('h1').first().textContent();
  const start = performance.now();
  await target.tap({noWaitAfter: true});
  await titleOtherThan(page, before!);
  const taken = performance.now() - start;
  await context.close();
  return taken;
}

async function slow(session: CDPSession, line: Line): Promise<void> {
  const conditions = LINES[line];
  if (conditions) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', conditions);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  }
}

/** Across a full page load as well: a context that goes away is asked again. */
async function titleOtherThan(page: Page, before: string): Promise<void> {
  for (;;) {
    try {
      await page.waitForFunction((old) => document.querySelector('h1') && document.querySelector('h1')!.textContent !== old, before, {polling: 'raf', timeout: 60_000});
      return;
    } catch (error) {
      if (!/context was destroyed|navigat/i.test(String(error))) {
        throw error;
      }
    }
  }
}
