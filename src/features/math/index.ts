import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Formulas that scroll where no line can hold them, and are copied as TeX. */
export const math = (): Plugin => ({
  name: 'math',
  getClientModules: () => [path.join(__dirname, 'client/index.ts')],
});
