import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The frame of notes, plain pages and categories. */
export const docPages = (): Plugin => ({
  name: 'doc-pages',
  getThemePath: () => path.join(__dirname, 'theme'),
});
