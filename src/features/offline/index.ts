import {renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import type {LastStep} from '../../shared/build/lastSteps';
import {notesOf, unlistedPages} from '../../shared/build/listed';
import {listSections} from '../../shared/build/listSections';
import {sitePages} from '../../shared/build/sitePages';
import {pageChunks} from '../../shared/build/pageChunks';
import {buildManifest, type Built} from './build/buildManifest';
import {bundleWorker} from './build/bundleWorker';
import {WEB_MANIFEST, writeWebManifest} from './build/webManifest';

/** With OFFLINE=off in the environment the worker is one that removes itself, and nothing registers it: the way back for a site that is in use. */
const isOn = (): boolean => process.env.OFFLINE !== 'off';

/** Registers the service worker in readers' browsers, and offers them to save sections, to take over a new version, and to keep the site among their programs. */
export default function offline({baseUrl, siteConfig}: LoadContext): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'offline',
    getClientModules: () => (isOn() ? [path.join(__dirname, 'client/index.ts')] : []),
    injectHtmlTags: () => (isBuild ? {headTags: [{tagName: 'link', attributes: {rel: 'manifest', href: baseUrl + WEB_MANIFEST}}]} : {}),
    postBuild: async ({outDir}) => writeWebManifest(outDir, siteConfig, 'reading'),
  };
}

/** Writes `sw.js`, the service worker with the manifest of this build: the last step, for it has the digest of every file. */
export const writeServiceWorker: LastStep = async (props, build) => {
  const {siteDir, outDir, siteConfig} = props;
  const manifest = isOn()
    ? buildManifest({
        outDir,
        written: sitePages(siteDir, outDir, siteConfig.staticDirectories),
        baseUrl: siteConfig.baseUrl,
        siteTitle: siteConfig.title,
        chunks: pageChunks(props, build.chunks),
        ...pagesOf(props),
      })
    : undefined;
  const worker = path.join(outDir, 'sw.js');
  const partial = `${worker}.part`;
  writeFileSync(partial, await bundleWorker(manifest));
  renameSync(partial, worker);
  // What fails after this (links that lead nowhere) leaves no build that looks done: scripts/check-built/complete.ts.
  process.once('exit', (code) => code !== 0 && rmSync(worker, {force: true}));
};

function pagesOf(props: Props): Pick<Built, 'sections' | 'unlisted'> {
  const below = (address: string) => decodeURI(address).slice(props.siteConfig.baseUrl.length);
  const {notes, posts} = unlistedPages(props);
  return {
    sections: listSections(notesOf(props)).map(({label, path: page, stations}) => ({
      page: below(page),
      title: label,
      pages: stations.map((station) => below(station.path)),
    })),
    unlisted: new Set([...notes, ...posts.map(({metadata}) => metadata)].map(({permalink}) => below(permalink))),
  };
}
