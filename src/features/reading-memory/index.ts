import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What the reader read, and where they stopped: kept in their own browser. */
export const readingMemory = (): Plugin => ({
  name: 'reading-memory',
  getClientModules: () => [path.join(__dirname, 'client/index.ts')],
});
