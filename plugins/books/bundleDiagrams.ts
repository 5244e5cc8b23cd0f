import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build, stop} from 'esbuild';
import type {Props} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-mermaid';
import {keptLater} from '../kept';

const FOLDER = 'assets/book';
const ENTRY = 'src/book/diagrams.ts';
/** Besides mermaid: what the script is made of. */
const SOURCES = [ENTRY, 'src/client/mermaid/render.ts'];
const ROOT = path.join(__dirname, '../..');

interface Bundle {
  entry: string;
  /** Texts by file name. */
  files: [name: string, text: string][];
}

/** Writes the script that draws a book's diagrams, in parts of which the browser fetches those for the kinds it has; gives back its address. */
export async function bundleDiagrams({outDir, siteConfig}: Pick<Props, 'outDir' | 'siteConfig'>): Promise<string> {
  const {theme, options} = (siteConfig.themeConfig as unknown as ThemeConfig).mermaid;
  const config = JSON.stringify({...options, theme: theme.light});
  const sources = SOURCES.map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
  const {entry, files} = await keptLater('diagrams', sources.join(''), config, () => bundle(config));
  mkdirSync(path.join(outDir, FOLDER), {recursive: true});
  files.forEach(([name, text]) => writeFileSync(path.join(outDir, FOLDER, name), text));
  return `${siteConfig.baseUrl}${FOLDER}/${entry}`;
}

async function bundle(config: string): Promise<Bundle> {
  const {metafile, outputFiles} = await build({
    absWorkingDir: ROOT,
    entryPoints: [ENTRY],
    outdir: FOLDER,
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    metafile: true,
    write: false,
    define: {MERMAID: config},
  });
  // Its process would keep a quarter of a gigabyte until the build ends.
  await stop();
  const unknown = Object.keys(metafile.inputs).find((file) => !/(?:^|\/)node_modules\/|^<define:/.test(file) && !SOURCES.includes(file));
  if (unknown) {
    throw new Error(`${unknown} 也是书里画图的脚本的一部分 → 写进 plugins/books/bundleDiagrams.ts 的 SOURCES`);
  }
  const [entry] = Object.entries(metafile.outputs).find(([, {entryPoint}]) => entryPoint === ENTRY)!;
  return {entry: path.basename(entry), files: outputFiles.map(({path: file, text}) => [path.basename(file), text])};
}
