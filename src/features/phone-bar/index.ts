import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The bar at the foot of a note on phones: where one is, the contents, the course, back to the top. */
export const phoneBar = (): Plugin => ({
  name: 'phone-bar',
  getClientModules: () => [path.join(__dirname, 'client/index.ts')],
  getThemePath: () => path.join(__dirname, 'theme'),
});
