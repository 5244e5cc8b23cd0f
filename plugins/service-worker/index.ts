import {renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Section} from '../../src/worker/manifest';
import {listSections} from '../home/listSections';
import {afterOthers} from '../afterOthers';
import {pageChunks} from '../pageChunks';
import {buildManifest} from './buildManifest';
import {bundleWorker} from './bundleWorker';

const NAME = 'service-worker';

/**
 * Writes `sw.js`: the service worker with the manifest of this build.
 * With OFFLINE=off in the environment it is one that removes itself, and nothing registers it: the way back for a site that is in use.
 */
export default function serviceWorker({baseUrl, siteConfig}: LoadContext): Plugin {
  const isOn = process.env.OFFLINE !== 'off';
  let sections: Section[] = [];
  const below = (address: string) => decodeURI(address).slice(baseUrl.length);
  return {
    name: NAME,
    getClientModules: () => (isOn ? [path.join(__dirname, '../../src/client/offline/index.ts')] : []),
    async allContentLoaded({allContent}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      sections = listSections(loadedVersions[0]!).map(({label, path: page, stations}) => ({page: below(page), title: label, pages: stations.map((station) => below(station.path))}));
    },
    async postBuild(props) {
      const {outDir, plugins} = props;
      await afterOthers(plugins, NAME);
      const manifest = isOn ? buildManifest({outDir, baseUrl, siteTitle: siteConfig.title, chunks: pageChunks(props), sections}) : undefined;
      const worker = path.join(outDir, 'sw.js');
      const partial = `${worker}.part`;
      writeFileSync(partial, await bundleWorker(manifest));
      renameSync(partial, worker);
      // What fails after this (links that lead nowhere) leaves no build that looks done: scripts/check-built/complete.ts.
      process.once('exit', (code) => code !== 0 && rmSync(worker, {force: true}));
    },
  };
}
