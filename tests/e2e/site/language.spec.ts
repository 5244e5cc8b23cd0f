import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {hydrated} from '../browser';

const PAGES = [
  ...['/', '/about', '/markdown-page', '/search', '/nope'],
  ...['/blog', '/blog/archive', '/blog/authors', '/blog/tags', '/blog/tags/hello', '/blog/long-blog-post'],
  ...['/docs/intro', '/docs/category/git速查', '/docs/CUDA/CUDA_Learning_Path', '/docs/SuperComputer/MCC24_Review'],
];

/** Docusaurus' strings in English, as patterns of a whole text; those without a word of their own are left out. */
const ENGLISH = ['theme-common', 'theme-search-algolia']
  .flatMap((name) =>
    Object.entries(
      JSON.parse(readFileSync(`node_modules/@docusaurus/theme-translations/locales/base/${name}.json`, 'utf8')) as Record<string, string>,
    ),
  )
  .filter(([id]) => !id.endsWith('___DESCRIPTION'))
  .flatMap(([, message]) => message.split('|'))
  .filter((message) => /[a-z]{2}/i.test(message.replace(/\{.*?\}/g, '')))
  .map(
    (message) =>
      new RegExp(
        `^${message
          .split(/\{.*?\}/)
          .map(escape)
          .join('.*')}$`,
      ),
  );

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Every text and every label of the page, but not code. */
const texts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement!.closest('pre, code, script, style, svg')) {
        found.push(node.textContent!.trim());
      }
    }
    for (const element of Array.from(document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))) {
      found.push(...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''));
    }
    return found.filter(Boolean);
  });

const leftOvers = (found: string[]) => [...new Set(found.filter((text) => ENGLISH.some((pattern) => pattern.test(text))))];

test('spec 1 the list of English strings is read', () => {
  expect(ENGLISH.length).toBeGreaterThan(100);
  expect(leftOvers(['Skip to main content', "Expand sidebar category 'CUDA'", '跳到主要内容'])).toHaveLength(2);
});

for (const path of PAGES) {
  // Conformance: 1-3 "spec 1 the interface of /docs/intro is Chinese"
  test(`spec 1 the interface of ${path} is Chinese`, async ({page}) => {
    await page.goto(path);
    await hydrated(page);
    const found = await texts(page);
    expect(found.length).toBeGreaterThan(20);
    expect(leftOvers(found)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const path of PAGES) {
    // Conformance: T7 "spec 1 the interface of /nope is Chinese in the server's HTML"
    test(`spec 1 the interface of ${path} is Chinese in the server's HTML`, async ({page}) => {
      await page.goto(path);
      expect(leftOvers(await texts(page))).toEqual([]);
    });
  }
});
