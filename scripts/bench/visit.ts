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

/** What is noted of a click, in milliseconds since 1970: it outlives a page load. */
const TAPPED = 'bench-tapped';
const DRAWN = 'bench-drawn';
/** The title that was shown before. */
const BEFORE = 'bench-before';

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

/**
 * Milliseconds from a tap on the link to the next note until its title is drawn, by the page's own clock; on the slow line with
 * a processor four times slower. The page watches for itself: a watcher that is sent after the tap comes 0.3 s late there.
 */
export async function clickToContent(browser: Browser, url: string, link: string, line: Line): Promise<number> {
  // A mobile page wider than the screen is zoomed out, and taps land beside the link.
  const context = await browser.newContext({...PHONE, isMobile: false});
  const page = await context.newPage();
  await page.addInitScript(watchTitle, {tapped: TAPPED, drawn: DRAWN, before: BEFORE});
  await page.goto(url, {waitUntil: 'networkidle', timeout: 180_000});
  const target = page.locator(link);
  await target.scrollIntoViewIfNeeded();
  // What is fetched ahead in view is there before a reader who has read to the end taps.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET);
  await page.evaluate((key) => sessionStorage.setItem(key, document.querySelector('h1')!.textContent), BEFORE);
  await slow(await context.newCDPSession(page), line);
  await target.tap({noWaitAfter: true});
  const shown = await noted(page, DRAWN);
  const tapped = await noted(page, TAPPED);
  await context.close();
  return shown - tapped;
}

/** Runs in every page: notes when the reader tapped, and when a title other than the one before was drawn. */
function watchTitle({tapped, drawn, before}: {tapped: string; drawn: string; before: string}): void {
  addEventListener('pointerdown', ({timeStamp}) => sessionStorage.setItem(tapped, String(performance.timeOrigin + timeStamp)), true);
  new MutationObserver((_, observer) => {
    const old = sessionStorage.getItem(before);
    const title = document.querySelector('h1');
    if (old !== null && title && title.textContent !== old) {
      observer.disconnect();
      requestAnimationFrame(() => sessionStorage.setItem(drawn, String(performance.timeOrigin + performance.now())));
    }
  }).observe(document, {childList: true, subtree: true, characterData: true});
}

async function slow(session: CDPSession, line: Line): Promise<void> {
  const conditions = LINES[line];
  if (conditions) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', conditions);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  }
}

/** A time that a page has noted; across a full page load as well: a context that goes away is asked again. */
async function noted(page: Page, key: string): Promise<number> {
  for (const end = Date.now() + 60_000; Date.now() < end; await page.waitForTimeout(250)) {
    try {
      const time = await page.evaluate((name) => sessionStorage.getItem(name), key);
      if (time !== null) {
        return Number(time);
      }
    } catch (error) {
      if (!/context was destroyed|navigat/i.test(String(error))) {
        throw error;
      }
    }
  }
  throw new Error(`没有看到 ${page.url()} 的标题换掉`);
}
