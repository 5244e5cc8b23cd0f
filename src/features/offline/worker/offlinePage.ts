import {addressOf, type Manifest} from '../manifest';

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The colours of src/shared/styles/tokens.css, repeated because this page must not need another file. */
const STYLES = `
:root{color-scheme:light;--paper:#fcfbf8;--ink:#1b1f24;--ink-2:#555d66;--link:#1f5a9e}
:root[data-theme=dark]{color-scheme:dark;--paper:#14171a;--ink:#e7e4dd;--ink-2:#a6adb5;--link:#86b6ec}
body{max-width:42em;margin:12vh auto 4rem;padding:0 1rem;background:var(--paper);color:var(--ink);font:1rem/1.8 system-ui,sans-serif}
h1{font-size:1.5rem;line-height:1.4}p{color:var(--ink-2)}a{color:var(--link)}li{margin:.3rem 0;overflow-wrap:anywhere}`;

/** The reader's colour mode, before the first paint. */
const THEME = `try{document.documentElement.dataset.theme=localStorage.getItem('theme')}catch(_){}`;

/** The response to a navigation without a network to a page that is not cached: says so, and lists the pages that are. */
export function offlinePage(base: string, {pages}: Manifest, kept: string[]): Response {
  const list = kept
    .filter((page) => page !== 'offline')
    .map((page) => `<li><a href="${escape(addressOf(base, page))}">${escape(pages[page]!.title)}</a></li>`);
  const html = `<!doctype html><html lang="zh-Hans"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>离线</title><style>${STYLES}</style><script>${THEME}</script></head>
<body><main><h1>现在离线，这一页没有保存</h1><p>连上网络以后<a href="">再打开这一页</a>。${list.length > 0 ? '下面这些页保存在这个浏览器里，现在就能读：' : '这个浏览器里还没有保存别的页。'}</p><ul>${list.join('')}</ul></main></body></html>`;
  return new Response(html, {status: 503, headers: {'content-type': 'text/html; charset=utf-8'}});
}
