import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Interactive figures: drawn on the server, hydrated when they come near the window. */
export const islands = (): Plugin => ({name: 'islands', getClientModules: () => [path.join(__dirname, '../registerIslands.ts')]});
