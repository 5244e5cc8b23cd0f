import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathOfChunkKey} from '../../../../shared/pure/pathOfChunkKey';
import {isLive} from '../../../html-bodies/isLive';
import type {TransformContext} from '../../../../shared/build/bundler';

export const DOCS = 'docusaurus-plugin-content-docs';
/** A note in `routes.js`. */
export const ROUTE =
  /^ *\{\n *path: '([^'\\]+)',\n *component: ComponentCreator\('\1', '\w+'\),\n *exact: true,\n *sidebar: "([^"\\]+)"\n *\},?\n/gm;

/** The chunks of a route as Docusaurus writes them: names of chunks, in the shape of the route's modules. */
export type ChunkNames = {[part: string]: string | ChunkNames | ChunkNames[]};

export interface Doc {
  id: string;
  path: string;
  sidebar?: string;
}

interface Version {
  isLast?: boolean;
  path: string;
  mainDocId?: string;
  docs: Doc[];
}

export interface GlobalData {
  [DOCS]?: {default: {versions: Version[]}};
  [plugin: string]: unknown;
}

/** The generated files with routes and plugins' data. */
export interface Tables {
  routes: string;
  chunkNames: Record<string, ChunkNames>;
  globalData: GlobalData;
  /** The chunks of pages whose body React draws in the browser. */
  live: ReadonlySet<string>;
}

/** A chunk in Docusaurus' registry (`registry.js`): its name, and what it imports as a JSON string. */
export const REGISTRY_ENTRY =
  /^ *"(\w+)": \[\(\) => import\(\/\* webpackChunkName: "\w+" \*\/ ("(?:[^"\\]|\\.)*")\), "(?:[^"\\]|\\.)*", require\.resolveWeak\("(?:[^"\\]|\\.)*"\)\],\n?/gm;

export interface Note {
  id: string;
  path: string;
  /** Its key in `chunkNames`. */
  key: string;
  /** The chunk of its text. */
  content: string;
}

export interface Notes {
  /** Index of their version in the global data; -1 if there is none. */
  version: number;
  /** Prefix of their paths. */
  base: string;
  /** The chunks of a note's route other than its content, the same for all. */
  parts: ChunkNames;
  notes: Note[];
}

/**
 * Finds the notes in the generated tables. Pages with another address or other chunks, unlisted ones, and those that React draws in the browser are left out.
 *
 * @throws Error when there are notes but none is found: otherwise all would silently stay in the first script
 */
export function findNotes({routes, chunkNames, globalData, live}: Tables): Notes {
  const versions = globalData[DOCS]?.default?.versions ?? [];
  const version = versions.findIndex(({isLast}) => isLast);
  const {path: base = '', docs = []} = versions[version] ?? {};
  const sidebars = new Map([...routes.matchAll(ROUTE)].map(([, address, sidebar]) => [address, sidebar]));
  const keysOf = new Map<string, string[]>();
  for (const key of Object.keys(chunkNames)) {
    const address = pathOfChunkKey(key);
    keysOf.set(address, [...(keysOf.get(address) ?? []), key]);
  }
  const found = docs.flatMap((doc): (Note & {parts: string})[] => {
    const [key, ...others] = keysOf.get(doc.path) ?? [];
    const {content, ...parts} = (key !== undefined && chunkNames[key]) || {};
    const isPlain =
      Object.keys(doc).sort().join() === 'id,path,sidebar' &&
      others.length === 0 &&
      doc.path === `${base}/${doc.id}` &&
      sidebars.has(doc.path) &&
      sidebars.get(doc.path) === doc.sidebar;
    return isPlain && key !== undefined && typeof content === 'string' && !live.has(content)
      ? [{id: doc.id, path: doc.path, key, content, parts: JSON.stringify(parts)}]
      : [];
  });
  const [first] = found;
  if (!first && live.size === 0 && (docs.length > 0 || routes.includes('sidebar'))) {
    throw new Error(
      'routes.js、routesChunkNames.json、globalData.json 里没有一篇笔记认得出来：Docusaurus 生成的样子变了 → 对照 @docusaurus/core 的 codegen 改 src/features/lean/cuts/note-routes',
    );
  }
  const parts = first?.parts ?? '{}';
  return {version, base: `${base}/`, parts: JSON.parse(parts) as ChunkNames, notes: found.filter((note) => note.parts === parts)};
}

/** The tables in the folder of a module. */
export function readTables(module: Pick<TransformContext, 'context' | 'rootContext' | 'addDependency'>): Tables {
  const read = (name: string) => {
    const file = path.join(module.context, name);
    module.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  return {
    routes: read('routes.js'),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as Tables['chunkNames'],
    globalData: JSON.parse(read('globalData.json')) as GlobalData,
    live: liveChunks(read('registry.js'), module.rootContext),
  };
}

/** The chunks whose Markdown needs React in the browser. */
const liveChunks = (registry: string, root: string): Set<string> =>
  new Set(
    [...registry.matchAll(REGISTRY_ENTRY)].flatMap(([, chunk = '', request = '""']) => {
      const file = (JSON.parse(request) as string).replace(/^@site\//, `${root}/`);
      return /\.mdx?$/.test(file) && isLive(file, root) ? [chunk] : [];
    }),
  );
