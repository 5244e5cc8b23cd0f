import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {expect, test} from 'vitest';
import {pageTemplate} from '../pageTemplate';
import {earlyScript} from './earlyScript';
import {filesOf, rewritePage} from './rewritePage';
import {brotliCompressSync} from 'node:zlib';

const FILES = {styles: '/b/assets/css/styles.1.css', scripts: ['/b/assets/js/runtime~main.2.js', '/b/assets/js/main.3.js']};
const FRAME = {
  htmlAttributes: 'lang=zh',
  version: '3',
  metaAttributes: [],
  headTags: '<link rel=icon href=/x>',
  bodyAttributes: 'class="a b"',
};
const NAMES = {baseUrl: '/b/', stylesheets: ['assets/css/styles.1.css'], scripts: ['assets/js/runtime~main.2.js', 'assets/js/main.3.js']};
const PARTS = {fonts: () => '<link>', styles: (classes: ReadonlySet<string>) => [...classes].join(), script: 'early()'};

/** As Docusaurus writes a page by the template. */
async function pageOf(names = NAMES): Promise<string> {
  const write = await compileSSGTemplate(pageTemplate);
  return write({...FRAME, ...names, noIndex: false, preBodyTags: '', postBodyTags: '', appHtml: '<p class=c>$&</p>'});
}

test('finds the files of the app', async () => {
  expect(filesOf(await pageOf(), 'a.html')).toEqual(FILES);
});

test('a page of another template, and one without the files, are refused by name', async () => {
  expect(() => filesOf('<head></head>', 'a.html')).toThrow('a.html 里没有 <template id="app-files">');
  const without = await pageOf({...NAMES, stylesheets: [], scripts: []});
  expect(() => filesOf(without, 'a.html')).toThrow('a.html：找到 0 个样式表、0 个脚本');
});

test('a page asks for nothing: its styles are inline, one script stands for all', async () => {
  const html = rewritePage(await pageOf(), PARTS, ['/b/1.js', '/b/2.js']);
  expect(html.replaceAll(/\s*\n\s*/g, '')).toBe(
    '<!DOCTYPE html><html lang=zh><head><meta charset="UTF-8"><meta name="generator" content="Docusaurus v3"><link rel=icon href=/x><link><style data-first data-route="/b/1.js /b/2.js">a,b,c</style><script>early()</script></head><body class="a b"><div id="__docusaurus"><p class=c>$&</p></div></body></html>',
  );
});

test('the early script is small', () => {
  const searchFiles = {
    worker: '/b/assets/js/search-worker.4.js',
    modal: '/b/assets/js/search.6.js',
    titles: '/b/search/titles.json',
    answers: '/b/assets/js/early-search.5.js',
  };
  const script = earlyScript({
    files: FILES,
    followsSystem: true,
    searchFiles,
    words: {label: '搜索', placeholder: '搜索笔记', cancel: '取消'},
  });
  expect(script).toContain(FILES.scripts[1]);
  expect(script).toContain(searchFiles.titles);
  expect(script).not.toContain('</script');
  // With the sentence and the box for lost scripts (0.6 kB, which know a login page from a script), the filter for resting pointers and the search's field (1 kB).
  expect(brotliCompressSync(script).length).toBeLessThan(3500);
});
