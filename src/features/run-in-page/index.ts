import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packPython, type Packed} from './build/packPython';
import {pythonSource} from './build/pythonSource';
import {FOLDER} from './offer';
import {isRunnable, modulesFolder, readModules, readPython} from './record';

/** In an id, before the name of a program's file. */
const FILE = /^(.+?)#(.+\.py)$/;

/** Programs that run where they are read: the modules and the interpreter as files of the site, and the code that fetches them at the reader's press. */
export function runInPage({siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>): Plugin {
  let packed: Packed;
  return {
    name: 'run-in-page',
    async loadContent() {
      packed = await packPython(siteDir);
    },
    async contentLoaded({actions}) {
      await actions.createData('python.json', packed.files);
    },
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
    configureWebpack: ({mode}) =>
      mode === 'development'
        ? ({
            devServer: {
              static: [modulesFolder(siteDir), packed.folder].map((directory) => ({
                publicPath: `${baseUrl}${FOLDER}`,
                directory,
                serveIndex: false,
                watch: false,
              })),
            },
          } as object)
        : {},
    postBuild({outDir}) {
      const {folder, files} = packed;
      const out = path.join(outDir, FOLDER);
      mkdirSync(out, {recursive: true});
      for (const entry of Object.values(readModules(siteDir))) {
        if (isRunnable(entry)) {
          copyFileSync(path.join(modulesFolder(siteDir), entry.module), path.join(out, entry.module));
        }
      }
      const {programs} = readPython(siteDir);
      if (Object.values(programs).some((entry) => 'source' in entry)) {
        for (const {file} of [...files.scripts, files.wasm, files.library]) {
          copyFileSync(path.join(folder, file), path.join(out, file));
        }
      }
      for (const [id, entry] of Object.entries(programs)) {
        const [, page, shown] = FILE.exec(id) ?? [];
        if (page && shown && 'source' in entry) {
          const {text, named} = pythonSource(siteDir, page, shown);
          writeFileSync(path.join(out, named.file), text);
        }
      }
    },
  };
}
