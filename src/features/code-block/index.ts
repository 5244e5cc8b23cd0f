import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Code in colours that are made at build time, with a button that copies it. */
export const codeBlock = (): Plugin => ({
  name: 'code-block',
  getClientModules: () => [path.join(__dirname, 'client/index.ts')],
  getThemePath: () => path.join(__dirname, 'theme'),
});
