import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What is wider than its column shows that it goes on, and can be scrolled by keyboard. */
export const wideContent = (): Plugin => ({
  name: 'wide-content',
  getClientModules: () => [path.join(__dirname, 'client/index.ts')],
});
