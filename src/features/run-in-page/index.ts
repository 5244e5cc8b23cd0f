import {copyFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FOLDER} from './offer';
import {isRunnable, modulesFolder, readModules} from './record';

/** Programs that run where they are read: the modules as files of the site, and the code that fetches them at the reader's press. */
export const runInPage = ({siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>): Plugin => ({
  name: 'run-in-page',
  getClientModules: () => [path.join(__dirname, 'client/index.ts')],
  configureWebpack: ({mode}) =>
    mode === 'development'
      ? ({
          devServer: {static: [{publicPath: `${baseUrl}${FOLDER}`, directory: modulesFolder(siteDir), serveIndex: false, watch: false}]},
        } as object)
      : {},
  postBuild({outDir}) {
    const folder = path.join(outDir, FOLDER);
    mkdirSync(folder, {recursive: true});
    for (const entry of Object.values(readModules(siteDir))) {
      if (isRunnable(entry)) {
        copyFileSync(path.join(modulesFolder(siteDir), entry.module), path.join(folder, entry.module));
      }
    }
  },
});
