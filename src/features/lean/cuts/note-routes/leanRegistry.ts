import type {TransformContext} from '../../../../shared/build/bundler';
import {findNotes, readTables, REGISTRY_ENTRY} from './findNotes';
import {serverOnlyRoutes} from './serverOnlyRoutes';

/**
 * The registry of chunks without the names for the server, and without what the client reads from the HTML of a page: notes
 * (src/features/navigation/client/registerNoteRoute.tsx) and posts in lists (serverOnlyRoutes.ts). Their modules are still
 * compiled, which emits the files and styles of their bodies, into a chunk that is never fetched (src/features/html-bodies).
 *
 * @param inHtml the chunks of these notes and posts
 * @throws Error when the registry has another shape
 */
export function leanRegistry(source: string, inHtml: ReadonlySet<string>): string {
  const made: string[] = [];
  const lean = source.replace(REGISTRY_ENTRY, (_, chunk: string, file: string) => {
    if (inHtml.has(chunk)) {
      made.push(`import(/* webpackChunkName: "bodies" */ ${file})`);
      return '';
    }
    return `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ ${file})],\n`;
  });
  if (lean.includes('resolveWeak') || !lean.includes('import(') || made.length !== inHtml.size) {
    throw new Error('@generated/registry 变了样 → 对照 @docusaurus/core 的 ComponentCreator 改 src/features/lean/cuts/note-routes');
  }
  return `${lean}(() => [${made.join(', ')}]);\n`;
}

/** The lean registry of a site, by the tables beside it. */
export function registryOf(source: string, module: TransformContext): string {
  const tables = readTables(module);
  const contents = findNotes(tables).notes.map(({content}) => content);
  return leanRegistry(source, new Set([...contents, ...serverOnlyRoutes(tables.chunkNames).left]));
}
