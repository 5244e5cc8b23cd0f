import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Pictures in sizes and formats made at build time, and a stage to enlarge them. */
export const pictures = (): Plugin => ({
  name: 'pictures',
  getClientModules: () => [path.join(__dirname, 'client/index.ts')],
});
