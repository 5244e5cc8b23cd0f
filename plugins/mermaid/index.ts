import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleMermaid, FOLDER, type Bundle} from './bundleMermaid';

let bundle: Bundle | undefined;
const addressOf = (script: keyof Bundle['entries'], baseUrl: string) => `${baseUrl}${FOLDER}/${bundle!.entries[script]}`;

/** The address of the script that draws a book's diagrams. */
export const bookScript = (baseUrl: string): string => addressOf('draw-book', baseUrl);

/**
 * Mermaid beside the app: the bundler would name its hundred parts in the first script of every page. In development
 * diagrams are drawn by Docusaurus (src/theme/Mermaid).
 */
export default function mermaid({siteConfig}: LoadContext): Plugin {
  return {
    name: 'mermaid',
    getClientModules: () => [path.join(__dirname, '../../src/client/mermaid/index.ts')],
    async contentLoaded({actions}) {
      bundle = process.env.NODE_ENV === 'production' ? await bundleMermaid(siteConfig) : undefined;
      await actions.createData('draw.json', JSON.stringify(bundle ? addressOf('draw-mermaid', siteConfig.baseUrl) : ''));
    },
    async postBuild({outDir}) {
      mkdirSync(path.join(outDir, FOLDER), {recursive: true});
      bundle!.files.forEach(([name, text]) => writeFileSync(path.join(outDir, FOLDER, name), text));
    },
  };
}
