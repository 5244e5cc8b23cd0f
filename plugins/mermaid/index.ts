import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {drawScript, FOLDER, mermaidFiles} from './mermaidFiles';

/** For a page as it is read, and for a book. */
const SOURCES = {'draw-mermaid': 'src/client/mermaid/draw.ts', 'draw-book': 'src/book/diagrams.ts'};

/** Addresses, once they are known. */
let scripts: Partial<Record<keyof typeof SOURCES, string>> = {};

/** The address of the script that draws a book's diagrams. */
export const bookScript = (): string => scripts['draw-book']!;

/**
 * Mermaid beside the app: the bundler would name its hundred parts in the first script of every page. In development
 * diagrams are drawn by Docusaurus (src/theme/Mermaid).
 */
export default function mermaid({siteConfig}: LoadContext): Plugin {
  const files: [name: string, text: string][] = [];
  return {
    name: 'mermaid',
    getClientModules: () => [path.join(__dirname, '../../src/client/mermaid/index.ts')],
    async contentLoaded({actions}) {
      if (process.env.NODE_ENV === 'production') {
        files.push(...mermaidFiles());
        const module = files[0]![0];
        for (const [name, source] of Object.entries(SOURCES)) {
          const script = drawScript(name, source, module, siteConfig);
          files.push(script);
          scripts = {...scripts, [name]: `${siteConfig.baseUrl}${FOLDER}/${script[0]}`};
        }
      }
      await actions.createData('draw.json', JSON.stringify(scripts['draw-mermaid'] ?? ''));
    },
    async postBuild({outDir}) {
      mkdirSync(path.join(outDir, FOLDER), {recursive: true});
      files.forEach(([name, text]) => writeFileSync(path.join(outDir, FOLDER, name), text));
    },
  };
}
