import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Tabs and folds that are whole without script: find and anchors reach what is hidden in them. */
export const tabsDetails = (): Plugin => ({
  name: 'tabs-details',
  getClientModules: () => [path.join(__dirname, 'client/index.ts')],
  getThemePath: () => path.join(__dirname, 'theme'),
});
