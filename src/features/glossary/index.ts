import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Terms marked in notes, their cards, and the page of all terms. */
export const glossary = (): Plugin => ({
  name: 'glossary',
  getClientModules: () => [path.join(__dirname, 'client/index.ts')],
});
