import {pageWith} from './pageWith';

/** One page of every kind that the site has. */
export const PAGE_KINDS = [
  ['home', '/'],
  ['a doc with code', pageWith(/class="[^"]*theme-code-block/)],
  ['a doc with math and a chart', pageWith(/^(?=.*class="katex)(?=.*class="chart-svg)/s)],
  ['a doc of all articles', '/docs/intro'],
  ['a category', '/docs/category/linux'],
  ['the blog', '/blog'],
  ['a post', '/blog/mdx-blog-post'],
  ['the archive', '/blog/archive'],
  ['the tags', '/blog/tags'],
  ['a tag', '/blog/tags/docusaurus'],
  ['the authors', '/blog/authors'],
  ['the search page', '/search?q=cuda'],
  ['a plain page', '/about'],
  ['my reading', '/reading'],
  ['the not-found page', '/nope'],
] as const;
