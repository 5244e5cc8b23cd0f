interface Post {
  id: string;
  metadata: {permalink: string; title: string; date: string};
}

/**
 * The props of the blog's archive without the posts' text, which its list does not show.
 * @throws Error when the props have another shape
 */
export function leanArchive(source: string): string {
  const {archive, ...props} = JSON.parse(source) as {archive?: {blogPosts?: Post[]}};
  if (!Array.isArray(archive?.blogPosts)) {
    throw new Error('博客归档的数据变了样 → 对照 @docusaurus/plugin-content-blog 改 src/features/lean/cuts/archive-props');
  }
  const blogPosts = archive.blogPosts.map(({id, metadata: {permalink, title, date}}) => ({id, metadata: {permalink, title, date}}));
  return JSON.stringify({...props, archive: {...archive, blogPosts}});
}
