import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PluginRouteConfig} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Section} from '../../src/worker/manifest';
import {listSections} from '../home/listSections';
import {afterOthers} from '../afterOthers';
import {buildManifest} from './buildManifest';
import {bundleWorker} from './bundleWorker';
import {readChunks, type Chunks, type ChunkStats} from './chunks';
import {chunksOfRoutes} from './routeChunks';

const NAME = 'service-worker';

type Compiler = {hooks: {done: {tap: (name: string, act: (stats: {toJson: (options: object) => ChunkStats}) => void) => void}}};

/**
 * Writes `sw.js`: the service worker with the manifest of this build.
 * With OFFLINE=off in the environment it is one that removes itself, and nothing registers it: the way back for a site that is in use.
 */
export default function serviceWorker({baseUrl, siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const isOn = process.env.OFFLINE !== 'off';
  let chunks: Chunks;
  let sections: Section[] = [];
  const below = (address: string) => decodeURI(address).slice(baseUrl.length);
  return {
    name: NAME,
    getClientModules: () => (isOn ? [path.join(__dirname, '../../src/client/offline/index.ts')] : []),
    async allContentLoaded({allContent}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      sections = listSections(loadedVersions[0]!).map(({label, path: page, stations}) => ({page: below(page), title: label, pages: stations.map((station) => below(station.path))}));
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply: ({hooks}: Compiler) =>
                  hooks.done.tap(NAME, (stats) => {
                    chunks = readChunks(stats.toJson({all: false, chunkGroups: true}));
                  }),
              },
            ],
          },
    async postBuild({outDir, plugins, routes}) {
      await afterOthers(plugins, NAME);
      const routeChunks = chunksOfRoutes(routes as PluginRouteConfig[], JSON.parse(readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8')), below);
      const manifest = isOn ? buildManifest({outDir, baseUrl, siteTitle: siteConfig.title, chunks, routeChunks, sections}) : undefined;
      const worker = path.join(outDir, 'sw.js');
      const partial = `${worker}.part`;
      writeFileSync(partial, await bundleWorker(manifest));
      renameSync(partial, worker);
      // What fails after this (links that lead nowhere) leaves no build that looks done: scripts/check-built/complete.ts.
      process.once('exit', (code) => code !== 0 && rmSync(worker, {force: true}));
    },
  };
}
