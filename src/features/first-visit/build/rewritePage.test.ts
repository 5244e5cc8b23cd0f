import {expect, test} from 'vitest';
import {earlyScript} from './earlyScript';
import {filesOf, rewritePage} from './rewritePage';
import {brotliCompressSync} from 'node:zlib';

const HEAD =
  '<link rel=stylesheet href=/b/assets/css/styles.1.css /><script src=/b/assets/js/runtime~main.2.js defer></script><script src=/b/assets/js/main.3.js defer></script>';
const PAGE = `<head><link rel=icon href=/x>${HEAD}</head><body class="a b"><p class=c>$&</p></body>`;
const FILES = {styles: '/b/assets/css/styles.1.css', scripts: ['/b/assets/js/runtime~main.2.js', '/b/assets/js/main.3.js']};

test('finds the files of the app, minified or not', () => {
  expect(filesOf(PAGE, 'a.html')).toEqual(FILES);
  expect(filesOf(PAGE.replaceAll(/(href|src)=(\S+?)( \/>| defer)/g, '$1="$2"$3'), 'a.html')).toEqual(FILES);
});

test('a template without them is refused by name', () => {
  expect(() => filesOf('<head></head>', 'a.html')).toThrow('a.html：找到 0 个样式表、0 个 defer 脚本');
});

test('a page asks for nothing: its styles are inline, one script stands for all', () => {
  const html = rewritePage(PAGE, {fonts: () => '<link>', styles: (classes) => [...classes].join(), script: 'early()'}, [
    '/b/1.js',
    '/b/2.js',
  ]);
  expect(html).toBe(
    '<head><link rel=icon href=/x><link><style data-first data-route="/b/1.js /b/2.js">a,b,c</style><script>early()</script></head><body class="a b"><p class=c>$&</p></body>',
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
  // With the sentence and the box for lost scripts (0.6 kB, which know a login page from a script) and the search's field (1 kB).
  expect(brotliCompressSync(script).length).toBeLessThan(3136);
});
