import {expect, test} from 'vitest';
import {earlyScript} from './earlyScript';
import {filesOf, rewritePage} from './rewritePage';
import {brotliCompressSync} from 'node:zlib';

const HEAD = '<link rel=stylesheet href=/b/assets/css/styles.1.css /><script src=/b/assets/js/runtime~main.2.js defer></script><script src=/b/assets/js/main.3.js defer></script>';
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
  const html = rewritePage(PAGE, {styles: (classes) => [...classes].join(), script: 'early()'});
  expect(html).toBe('<head><link rel=icon href=/x><style data-first>a,b,c</style><script>early()</script></head><body class="a b"><p class=c>$&</p></body>');
});

test('the early script is small', () => {
  const script = earlyScript(FILES, true);
  expect(script).toContain(FILES.scripts[1]);
  expect(script).not.toContain('</script');
  // With the sentence and the box for lost scripts, which were inline before (0.5 kB).
  expect(brotliCompressSync(script).length).toBeLessThan(2048);
});
