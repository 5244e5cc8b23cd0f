import path from 'node:path';
import {build} from 'esbuild';
import type {Props} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-mermaid';

const FOLDER = 'assets/book';
const ROOT = path.join(__dirname, '../..');

/** Writes the script that draws a book's diagrams, in parts of which the browser fetches those for the kinds it has; gives back its address. */
export async function bundleDiagrams({outDir, siteConfig}: Pick<Props, 'outDir' | 'siteConfig'>): Promise<string> {
  const {theme, options} = (siteConfig.themeConfig as unknown as ThemeConfig).mermaid;
  const {metafile} = await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/book/diagrams.ts'],
    outdir: path.join(outDir, FOLDER),
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    define: {MERMAID: JSON.stringify({...options, theme: theme.light})},
  });
  const [entry] = Object.entries(metafile.outputs).find(([, {entryPoint}]) => entryPoint === 'src/book/diagrams.ts')!;
  return `${siteConfig.baseUrl}${FOLDER}/${path.basename(entry)}`;
}
