import type {Browser, CDPSession, Page} from '@playwright/test';

/** Bytes over the line, before the reader touches anything. */
export interface Visit {
  kinds: {html: number; script: number; style: number; font: number; data: number};
  /** Without images. */
  total: number;
  requests: number;
  /** Milliseconds that the main thread worked. */
  cpu: number;
}

const PHONE = {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true, locale: 'zh-CN'};
/** Time without a request after which a page is taken for loaded. */
const QUIET = 2_000;

/** Where a tap notes its time: it outlives a page load. */
const CLOCK = 'bench-tap';

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

/** Milliseconds from a tap on the link to the next note until its title is drawn, by the page's own clock; on the slow line with a processor four times slower. */
export async function clickToContent(browser: Browser, url: string, link: string, line: Line): Promise<number> {
  // A mobile page wider than the screen is zoomed out, and taps land beside the link.
  const context = await browser.newContext({...PHONE, isMobile: false});
  const page = await context.newPage();
  await page.goto(url, {waitUntil: 'networkidle', timeout: 180_000});
  const target = page.locator(link);
  await target.scrollIntoViewIfNeeded();
  // What is fetched ahead in view is there before a reader who has read to the end taps.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET);
  const before = await page.locator('h1').first().textContent();
  await page.evaluate((clock) => addEventListener('pointerdown', ({timeStamp}) => sessionStorage.setItem(clock, String(performance.timeOrigin + timeStamp)), true), CLOCK);
  await slow(await context.newCDPSession(page), line);
  await target.tap({noWaitAfter: true});
  const shown = await titleOtherThan(page, before!);
  const tapped = await page.evaluate((clock) => Number(sessionStorage.getItem(clock)), CLOCK);
  await context.close();
  return shown - tapped;
}

async function slow(session: CDPSession, line: Line): Promise<void> {
  const conditions = LINES[line];
  if (conditions) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', conditions);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  }
}

/** When another title was drawn, in milliseconds since 1970; across a full page load as well: a context that goes away is asked again. */
async function titleOtherThan(page: Page, before: string): Promise<number> {
  const drawn = (old: string) => {
    const title = document.querySelector('h1');
    return title && title.textContent !== old ? performance.timeOrigin + performance.now() : 0;
  };
  for (;;) {
    try {
      return await (await page.waitForFunction(drawn, before, {polling: 'raf', timeout: 60_000})).jsonValue();
    } catch (error) {
      if (!/context was destroyed|navigat/i.test(String(error))) {
        throw error;
      }
    }
  }
}
