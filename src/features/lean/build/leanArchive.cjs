/** The bundler's loader for the props of the blog's archive: of each post what the list shows, not its whole text. */
module.exports = function leanArchive(source) {
  const {archive, ...props} = JSON.parse(source);
  if (!Array.isArray(archive?.blogPosts)) {
    throw new Error('博客归档的数据变了样 → 改 src/features/lean');
  }
  const blogPosts = archive.blogPosts.map(({id, metadata: {permalink, title, date}}) => ({id, metadata: {permalink, title, date}}));
  return JSON.stringify({...props, archive: {...archive, blogPosts}});
};
