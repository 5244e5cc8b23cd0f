import {type Page} from '@playwright/test';

/** Code and data of single pages; main, runtime, common and offline belong to the app itself. */
export const PAGE_CHUNK = /\/assets\/js\/(?!main|runtime|common|offline)[^/]+\.js$/;

/** A reader's first move, for which the app's script waits (src/features/first-visit/client). */
export const touch = (page: Page) => page.evaluate(() => void dispatchEvent(new PointerEvent('pointermove', {movementX: 1})));

/** Waits, after a reader's first move, until React has taken over the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await touch(page);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** On a connection of this type; Docusaurus fetches nothing ahead on `2g`, so that a click itself has to ask for the code. */
export async function withConnection(page: Page, connection: {effectiveType: string; saveData?: boolean}): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
}

/** Leaves a mark that only a full page load wipes out. */
export const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));

/** Whether no full page load has happened since `mark`. */
export const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

/** What local storage holds. */
export const stored = (page: Page): Promise<Partial<Record<string, string>>> => page.evaluate(() => ({...localStorage}));

/** Puts values into local storage before the first page loads, once for each tab. */
export async function withStored(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (!sessionStorage.getItem('stored')) {
      sessionStorage.setItem('stored', '1');
      Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value));
    }
  }, values);
}

/** Has another tab choose the colour mode, and waits until what follows it slowly has followed. */
export async function chooseTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue);
    window.dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}));
  }, theme);
  await page.locator(`html[data-theme="${theme}"]`).waitFor({state: 'attached'});
  await page.evaluate(() => {
    document.documentElement.getBoundingClientRect();
    document.getAnimations().forEach((one) => one instanceof CSSTransition && one.finish());
  });
}

/** Holds back what the page asks for at these addresses; the result lets it through. */
export async function heldBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Opens a page on a slowed processor and a line that keeps the app back; the returned function lets it through. */
export async function openBeforeHydration(page: Page, path: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const release = await heldBack(page, /\/assets\/js\/main[^/]*\.js$/);
  await page.goto(path);
  return async () => {
    release();
    await hydrated(page);
  };
}

/** The docs sidebar beside the text. */
export const sidebar = (page: Page) => page.getByRole('navigation', {name: '文档侧边栏'});

/** The docs sidebar: beside the text, or in the drawer. */
export async function openSidebar(page: Page) {
  const hamburger = page.getByRole('button', {name: '切换导航栏'});
  if (await hamburger.isVisible()) {
    await hamburger.click();
    return page.getByRole('dialog', {name: '导航'}).locator('.theme-doc-sidebar-menu');
  }
  return sidebar(page);
}
