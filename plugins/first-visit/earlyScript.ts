import path from 'node:path';
import {buildSync} from 'esbuild';
import type {Files} from '../../src/client/early/load';

/** The inline script of all pages (src/client/early), told where the app's files are. */
export function earlyScript(files: Files, followsSystem: boolean): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, '../../src/client/early/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2021',
    charset: 'utf8',
    define: {FILES: JSON.stringify(files), FOLLOWS_SYSTEM: String(followsSystem)},
  });
  return outputFiles[0]!.text.trim();
}
