import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Where one is and where one can go: the sidebar and the drawer, in sections and their parts, and the breadcrumbs. */
export const sidebar = (): Plugin => ({
  name: 'sidebar',
  getThemePath: () => path.join(__dirname, 'theme'),
});
