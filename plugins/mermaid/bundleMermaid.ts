import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build, stop} from 'esbuild';
import type {DocusaurusConfig} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-mermaid';
import {keptLater} from '../kept';

/** In the folder of the built site. */
export const FOLDER = 'assets/js/mermaid';
/** For a page as it is read, and for a book, by the names of their files. */
const ENTRIES = {'draw-mermaid': 'src/client/mermaid/draw.ts', 'draw-book': 'src/book/diagrams.ts'};
/** Besides mermaid: what the scripts are made of. */
const SOURCES = [...Object.values(ENTRIES), 'src/client/mermaid/render.ts'];
const ROOT = path.join(__dirname, '../..');

export interface Bundle {
  /** Names of files. */
  entries: Record<keyof typeof ENTRIES, string>;
  /** Texts by file name. */
  files: [name: string, text: string][];
}

/**
 * The scripts that draw diagrams, in parts of which the browser fetches those for the kinds it has.
 * @throws Error when they are made of a file of ours that `SOURCES` does not name
 */
export async function bundleMermaid(siteConfig: DocusaurusConfig): Promise<Bundle> {
  const config = JSON.stringify((siteConfig.themeConfig as unknown as ThemeConfig).mermaid);
  const sources = SOURCES.map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
  return keptLater('diagrams', sources.join(''), config, () => bundle(config));
}

async function bundle(config: string): Promise<Bundle> {
  const {metafile, outputFiles} = await build({
    absWorkingDir: ROOT,
    entryPoints: ENTRIES,
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
    throw new Error(`${unknown} 也是画图的脚本的一部分 → 写进 plugins/mermaid/bundleMermaid.ts 的 SOURCES`);
  }
  const fileOf = (source: string) => path.basename(Object.entries(metafile.outputs).find(([, {entryPoint}]) => entryPoint === source)![0]);
  return {
    entries: {'draw-mermaid': fileOf(ENTRIES['draw-mermaid']), 'draw-book': fileOf(ENTRIES['draw-book'])},
    files: outputFiles.map(({path: file, text}) => [path.basename(file), text]),
  };
}
