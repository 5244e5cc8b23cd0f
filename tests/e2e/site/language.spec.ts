import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {load} from 'cheerio';
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

/** What is not read as a language, and the attributes that are. */
const UNREAD = 'pre, code, script, style, svg';
const LABELS = ['aria-label', 'title', 'placeholder', 'alt'];

/** Every text and every label of the page, but not code. */
const texts = (page: Page) =>
  page.evaluate(
    ([unread, labels]) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement!.closest(unread)) {
          found.push(node.textContent!.trim());
        }
      }
      for (const element of document.querySelectorAll(labels.map((name) => `[${name}]`).join())) {
        found.push(...labels.map((name) => element.getAttribute(name) ?? ''));
      }
      return found.filter(Boolean);
    },
    [UNREAD, LABELS] as const,
  );

/** The same of the server's HTML, as one without script has it. */
function servedTexts(html: string): string[] {
  const $ = load(html, {scriptingEnabled: false});
  const labelled = $('body').find(LABELS.map((name) => `[${name}]`).join());
  const labels = labelled.toArray().flatMap((element) => LABELS.map((name) => $(element).attr(name) ?? ''));
  $(UNREAD).remove();
  const read = $('body, body *')
    .contents()
    .toArray()
    .flatMap((node) => (node.type === 'text' ? [node.data.trim()] : []));
  return [...labels, ...read].filter(Boolean);
}

const leftOvers = (found: string[]) => [...new Set(found.filter((text) => ENGLISH.some((pattern) => pattern.test(text))))];

test('spec 1 the list of English strings is read', () => {
  expect(ENGLISH.length).toBeGreaterThan(100);
  expect(leftOvers(['Skip to main content', "Expand sidebar category 'CUDA'", '跳到主要内容'])).toHaveLength(2);
});

// Conformance: 1-3
test('spec 1 the interface of every kind of page is Chinese', async ({page}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await hydrated(page);
    const found = await texts(page);
    expect.soft(found.length, path).toBeGreaterThan(20);
    expect.soft(leftOvers(found), path).toEqual([]);
  }
});

// Conformance: T7
test("spec 1 the interface of every kind of page is Chinese in the server's HTML", async ({request}) => {
  for (const path of PAGES) {
    const found = servedTexts(await (await request.get(path)).text());
    expect.soft(found.length, path).toBeGreaterThan(20);
    expect.soft(leftOvers(found), path).toEqual([]);
  }
});
