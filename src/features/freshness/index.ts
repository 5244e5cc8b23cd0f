import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Tells readers that a page about what changes fast has not been checked for long. */
export const freshness = (): Plugin => ({
  name: 'freshness',
  getClientModules: () => [path.join(__dirname, 'client.ts')],
});
