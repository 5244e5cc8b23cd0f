import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync, transformSync} from 'esbuild';
import type {DocusaurusConfig} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-mermaid';

/** In the folder of the built site. */
export const FOLDER = 'assets/js/mermaid';
/** Mermaid as it is published for browsers: a module whose parts, of which a browser fetches those for the kinds of diagrams it has, lie in a folder, named by hashes. */
const MODULE = require.resolve('mermaid/dist/mermaid.esm.min.mjs');
const PARTS = path.join(path.dirname(MODULE), 'chunks/mermaid.esm.min');
const IMPORT = /"\.\/(?:chunks\/mermaid\.esm\.min\/)?([\w-]+)\.mjs"/g;

/** Static blocks are the one thing in it that is newer than what the site supports (`browserslist` in package.json). */
const LOWERED = {minify: true, charset: 'utf8', target: 'es2022', supported: {'class-static-blocks': false}} as const;

/** All in one folder, and not as `.mjs`, which some servers do not know to be script. */
const rewritten = (file: string): string => transformSync(readFileSync(file, 'utf8').replace(IMPORT, '"./$1.js"'), LOWERED).code;

/** Mermaid's files, as texts by name. The first is the module. */
export function mermaidFiles(): [name: string, text: string][] {
  const module = rewritten(MODULE);
  const parts = readdirSync(PARTS).filter((name) => name.endsWith('.mjs'));
  return [
    [`mermaid.${createHash('sha256').update(module).digest('hex').slice(0, 8)}.js`, module],
    ...parts.map((name): [string, string] => [name.replace(/\.mjs$/, '.js'), rewritten(path.join(PARTS, name))]),
  ];
}

/**
 * One of our scripts that draw diagrams, to lie beside mermaid's files.
 * @param name of the script
 * @param module the name of the file that is mermaid
 */
export function drawScript(name: string, source: string, module: string, siteConfig: DocusaurusConfig): [name: string, text: string] {
  const {outputFiles} = buildSync({
    entryPoints: {[name]: source},
    outdir: FOLDER,
    entryNames: '[name].[hash]',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    alias: {mermaid: `./${module}`},
    external: [`./${module}`],
    define: {MERMAID: JSON.stringify((siteConfig.themeConfig as unknown as ThemeConfig).mermaid)},
  });
  return [path.basename(outputFiles[0]!.path), outputFiles[0]!.text];
}
