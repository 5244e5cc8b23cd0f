import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuildContext} from '../../shared/build/BuildContext';
import {drawScript, FOLDER, mermaidFiles} from './build/mermaidFiles';

/** Script beside the app, and its source: for a page as it is read, and for a book. */
const SOURCES = [
  ['draw-mermaid', 'draw.ts'],
  ['draw-book', 'drawBook.ts'],
] as const;

/**
 * Mermaid beside the app: the bundler would name its hundred parts in the first script of every page. In development
 * Docusaurus draws the diagrams itself, and a saved one anew.
 */
export const diagrams =
  (build: BuildContext) =>
  ({siteConfig}: LoadContext): Plugin => {
    const files: [name: string, text: string][] = [];
    const isProduction = process.env.NODE_ENV === 'production';
    return {
      name: 'diagrams',
      getClientModules: () => [path.join(__dirname, 'client/index.ts')],
      async contentLoaded({actions}) {
        if (isProduction) {
          files.push(...mermaidFiles());
          const module = files[0]![0];
          for (const [name, source] of SOURCES) {
            const script = drawScript(name, path.join(__dirname, 'client', source), module, siteConfig);
            files.push(script);
            build.setScript(name, `${siteConfig.baseUrl}${FOLDER}/${script[0]}`);
          }
        }
        await actions.createData('draw.json', JSON.stringify(isProduction ? build.script('draw-mermaid') : ''));
      },
      async postBuild({outDir}) {
        mkdirSync(path.join(outDir, FOLDER), {recursive: true});
        files.forEach(([name, text]) => writeFileSync(path.join(outDir, FOLDER, name), text));
      },
    };
  };

/**
 * Its theme: a theme, not a plugin with one, because it shadows @docusaurus/theme-mermaid, which has to stand before it in
 * `themes` (docusaurus.config.ts). In development it shadows nothing.
 */
export const diagramsTheme = (): Plugin => ({
  name: 'diagrams-theme',
  ...(process.env.NODE_ENV === 'production' && {getThemePath: () => path.join(__dirname, 'theme')}),
});
