/** What a page says around its text: navigation, contents, facts about it, links to other pages, lists of words that other pages explain, single moments of a player. */
export const AROUND =
  '[data-unsearched], nav, .breadcrumbs, footer, .theme-doc-toc-mobile, .table-of-contents, .theme-doc-footer, header time, header ul, ol[class*="contents"], .avatar';

/** What is drawn beside the text, or says it twice. */
export const NOT_TEXT =
  '.hash-link, .katex-html, annotation, svg, script, style, button, input, noscript, [aria-hidden="true"]:not(.katex-html *)';
