import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The search in readers' browsers: button, modal, page, and the place of a hit shown where it leads. */
export const search = (): Plugin => ({
  name: 'search',
  getClientModules: () => [path.join(__dirname, 'match/index.ts')],
  getThemePath: () => path.join(__dirname, 'theme'),
});
