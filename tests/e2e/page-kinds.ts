import {pageWith} from './pageWith';

/** One page of every kind that the site has; books have no app (src/features/books), and tests of their own. */
export const PAGE_KINDS = [
  ['home', '/'],
  ['a doc with code', pageWith(/class="[^"]*theme-code-block/)],
  ['a doc with math and a chart', pageWith(/^(?=.*class="katex)(?=.*class="chart-svg)/s)],
  ['a note with a player', pageWith(/data-island="AlgorithmPlayer"/)],
  ['a note with an explorer', pageWith(/data-island="(?!AlgorithmPlayer|SortingRace|GrowthChart)/)],
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
  ['the glossary', '/glossary'],
  ['the tags of notes', '/tags'],
  ['the messages', '/errors'],
  ['the page of what is kept', '/offline'],
  ['my reading', '/reading'],
  ['the not-found page', '/nope'],
] as const;
