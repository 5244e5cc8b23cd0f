import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The frame of posts, and of the lists, the archive and the tags of the blog. */
export const blogPages = (): Plugin => ({
  name: 'blog-pages',
  getThemePath: () => path.join(__dirname, 'theme'),
});
