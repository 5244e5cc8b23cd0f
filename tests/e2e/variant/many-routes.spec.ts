import {expect, test, type CDPSession} from '@playwright/test';
import {open} from '../browser';
import {complaints} from '../complaints';

const CHANGES = 300;
/** Pages that were seen before the first measurement, so that their code and what it keeps is there. */
const WARM_UP = 40;
/** What may be left over of 300 changes: a page that leaked would leave 300 times its own nodes and listeners. */
const MAY_GROW = {bytes: 1_500_000, nodes: 1_500, listeners: 150};

async function measure(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage');
  const {usedSize} = await cdp.send('Runtime.getHeapUsage');
  const {nodes, jsEventListeners} = await cdp.send('Memory.getDOMCounters');
  return {bytes: usedSize, nodes, listeners: jsEventListeners};
}

test('300 fast changes of the page leave nothing behind, and nothing in the console', async ({page}) => {
  const said = complaints(page);
  await open(page, '/docs/intro');
  const cdp = await page.context().newCDPSession(page);
  const paths = await page.locator('nav a[href^="/"]:not([target])').evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))].filter((path) => !path.includes('#')));
  expect(paths.length).toBeGreaterThan(3);
  // The links of navbar and sidebar, the next one pressed before the page before has settled.
  const change = (times: number) =>
    page.evaluate(async (count) => {
      for (let i = 0; i < count; i += 1) {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="/"]:not([target])')].filter((link) => link.pathname !== location.pathname && link.hash === '');
        links[(i * 7) % links.length]!.click();
        await new Promise((resolve) => setTimeout(resolve, i % 3 === 0 ? 0 : 30));
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }, times);
  const settle = async () => {
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('nav a[href="/"]')!.click());
    await expect(page).toHaveURL(/\/$/);
  };
  await change(WARM_UP);
  await settle();
  const before = await measure(cdp);
  await change(CHANGES);
  await settle();
  const after = await measure(cdp);
  const grown = {bytes: after.bytes - before.bytes, nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners};
  expect(said).toEqual([]);
  expect(grown.bytes).toBeLessThan(MAY_GROW.bytes);
  expect(grown.nodes).toBeLessThan(MAY_GROW.nodes);
  expect(grown.listeners).toBeLessThan(MAY_GROW.listeners);
});
