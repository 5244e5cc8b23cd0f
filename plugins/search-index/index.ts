import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import type {BuiltSite} from './writeIndex';

/** Makes the files of the search from the built pages, in a thread beside the other plugins' work. */
export default function searchIndex(): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, siteDir, routesPaths, siteConfig: {baseUrl}}) {
      const site: BuiltSite = {outDir, siteDir, baseUrl, routesPaths};
      // Synchronous: the others, who keep the main thread busy, start after this one.
      const {outputFiles} = buildSync({entryPoints: [path.join(__dirname, 'thread.ts')], bundle: true, write: false, platform: 'node', packages: 'external'});
      const [counts] = await once(new Worker(outputFiles[0]!.text, {eval: true, workerData: site}), 'message');
      console.log(`[search-index] ${counts}`);
    },
  };
}
