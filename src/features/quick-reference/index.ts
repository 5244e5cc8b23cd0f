import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Tables of commands that filter while one types, copy a command, and print on one page. */
export const quickReference = (): Plugin => ({
  name: 'quick-reference',
  getClientModules: () => [path.join(__dirname, 'client/index.ts')],
});
