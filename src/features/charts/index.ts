import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** The values of a chart where a reader points at it; the charts themselves are drawn by build/chart.ts. */
export const charts = (): Plugin => ({
  name: 'charts',
  getClientModules: () => [path.join(__dirname, 'client/index.ts')],
});
