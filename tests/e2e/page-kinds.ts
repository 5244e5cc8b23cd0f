/** One page of every kind that the site has. */
export const PAGE_KINDS = [
  ['home', '/'],
  ['a doc with code', '/docs/Python/Python数据读取'],
  ['a doc with math and a chart', '/docs/DeepLearning/01 感知机与多层网络'],
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
