/** Content around the text: navigation, tables of contents, metadata, links to other pages, terms that other pages explain, key frames of players. */
export const AROUND =
  '[data-unsearched], nav, .breadcrumbs, footer, .theme-doc-toc-mobile, .table-of-contents, .theme-doc-footer, header time, header ul, ol[class*="contents"], .avatar';

/** Decorations of the text, and duplicates of it. */
export const NOT_TEXT =
  '.hash-link, .katex-html, annotation, svg, script, style, button, input, noscript, [aria-hidden="true"]:not(.katex-html *)';
