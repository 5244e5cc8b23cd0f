import {expect, test, type Page} from '@playwright/test';
import {isMarked, mark, open} from '../../../../../tests/e2e/browser';

declare global {
  interface Window {
    /** What was on the screen of each page that was left. */
    left: Map<string, WeakRef<Element>>;
  }
}

/** A page for each thing that is brought to life and could be held by what did it. */
const PAGES = ['/docs/mermaid', '/docs/math', '/docs/island', '/docs/player', '/docs/markdown', '/folded', '/look', '/code', '/blog'];

const HOME = '/docs/intro';
/** React and the browser still hold some of what they showed last; not of what they showed before that. */
const LAST = ['/docs/guide/short', '/docs/guide/long', '/links'];

const isShown = (page: Page, path: string) => expect(page.locator(`link[rel="canonical"][href$="${path}"]`)).toBeAttached();

/** Follows a link in the body of a note to a page, sees all of it, and comes back. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), {href});
    document.querySelector('[data-body]')!.append(link);
    link.click();
  }, path);
  await isShown(page, path);
  await page.evaluate(async (name) => {
    scrollTo(0, document.body.scrollHeight);
    await new Promise(requestAnimationFrame);
    window.left.set(name, new WeakRef(document.querySelector('main')!.firstElementChild!));
  }, path);
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await isShown(page, HOME);
}

test('a page that was left is forgotten, whatever came to life on it', {tag: '@lean'}, async ({page}) => {
  await open(page, HOME);
  await mark(page);
  await page.evaluate(() => void (window.left = new Map()));
  for (const path of [...PAGES, ...LAST]) {
    await visit(page, path);
  }
  expect(await isMarked(page)).toBe(true);
  await expect(async () => {
    await page.requestGC();
    expect(
      await page.evaluate(
        (last) =>
          [...window.left]
            .filter(([, element]) => element.deref())
            .map(([path]) => path)
            .filter((path) => !last.includes(path)),
        LAST,
      ),
    ).toEqual([]);
  }).toPass({timeout: 30_000});
});
