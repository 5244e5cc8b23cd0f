import path from 'node:path';
import {build} from 'esbuild';
import type {Manifest} from '../manifest';

const source = (name: string) => path.join(__dirname, '../worker', name);

/** The service worker as one script; without a manifest, the one that removes itself and all that its predecessors kept. */
export async function bundleWorker(manifest?: Manifest): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [source(manifest ? 'index.ts' : 'retire.ts')],
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    banner: {js: manifest ? `const MANIFEST=JSON.parse(${JSON.stringify(JSON.stringify(manifest))});` : ''},
  });
  return outputFiles[0]!.text;
}
