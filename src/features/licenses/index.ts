import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {LINKED_PACKAGES} from '../../../packages/wasm';
import {INTERPRETER_PACKAGES} from '../run-in-page/licenses';
import {bundlerPlugin} from '../../shared/build/bundler';
import {licensesTxt} from './build/licensesTxt';
import {bundledWith, packageOf} from './build/packages';

/** Below the site's root; linked from src/pages/about.md. */
const FILE = 'licenses.txt';
/** Published with its dependencies inside: the bundler does not see it (src/features/diagrams). */
const PUBLISHED_WHOLE = 'mermaid';

/** Writes what of others' work reaches readers: the packages that the client's bundler reads, what is linked into the programs that run in the page, and the Python there, each with its license. */
export default function licenses(): Plugin {
  const files = new Set<string>();
  const keepFiles = bundlerPlugin(({hooks}) =>
    hooks.afterCompile.tap('licenses', ({fileDependencies}) => {
      for (const file of fileDependencies) {
        files.add(file);
      }
    }),
  );
  return {
    name: 'licenses',
    configureWebpack: (_config, isServer) => (isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [keepFiles]}),
    async postBuild({outDir}) {
      const folders = new Set([
        ...bundledWith(PUBLISHED_WHOLE),
        ...LINKED_PACKAGES,
        ...INTERPRETER_PACKAGES,
        ...[...files].flatMap((file) => packageOf(file) ?? []),
      ]);
      writeFileSync(path.join(outDir, FILE), licensesTxt(folders));
    },
  };
}
