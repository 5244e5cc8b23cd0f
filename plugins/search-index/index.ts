import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {inThread} from '../inThread';
import type {BuiltSite} from './writeIndex';

/** Makes the files of the search from the built pages. */
export default function searchIndex(): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, siteDir, routesPaths, siteConfig: {baseUrl}}) {
      const site: BuiltSite = {outDir, siteDir, baseUrl, routesPaths};
      console.log(`[search-index] ${await inThread<string>(path.join(__dirname, 'writeIndex.ts'), 'writeIndex', site)}`);
    },
  };
}
