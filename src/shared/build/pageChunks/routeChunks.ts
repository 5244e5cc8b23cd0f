import {simpleHash} from '@docusaurus/utils';
import {pathOfChunkKey} from '../../pure/pathOfChunkKey';

/** As Docusaurus writes it: a chunk's name, or those of the parts of a route. */
type Names = string | Names[] | {[part: string]: Names};

interface Route {
  path: string;
  component: string;
  routes?: Route[];
}

/** A chunk that a page's routes name. */
export interface NamedChunk {
  name: string;
  /** Whether it is a Markdown file's, which the client may do without: it reads notes, and posts in lists, from the HTML of their pages. */
  isMarkdown: boolean;
}

/** The chunk that Docusaurus makes of what a route is drawn with, or is given (@docusaurus/core, codegenRoutes). */
export const chunkOf = (module: string): string => simpleHash(module, 8);

const flat = (names: Names, part = ''): NamedChunk[] =>
  typeof names === 'string'
    ? [{name: names, isMarkdown: part === 'content'}]
    : Object.entries(names).flatMap(([key, inner]) => flat(inner, key));

/**
 * Finds the chunks that a page's routes need: its own, and those of the routes around it.
 * @param chunkNames `routesChunkNames.json`
 * @param below gives the path below the base, decoded
 * @returns of a page (`pageIn`) its chunks
 * @throws Error for a route that the table does not have, and when asked for a page that no route has.
 */
export function chunksOfRoutes(
  routes: Route[],
  chunkNames: Record<string, Names>,
  below: (path: string) => string,
): (page: string) => NamedChunk[] {
  const ofPath = new Map<string, NamedChunk[][]>();
  for (const [key, names] of Object.entries(chunkNames)) {
    const path = pathOfChunkKey(key);
    ofPath.set(path, [...(ofPath.get(path) ?? []), flat(names)]);
  }
  const chunksAt = (path: string): NamedChunk[][] => ofPath.get(path) ?? fail(`路由 ${path} 不在 routesChunkNames.json 里`);
  const ofPage = new Map<string, NamedChunk[]>([[NOT_FOUND, []]]);
  const walk = (route: Route, around: NamedChunk[]) => {
    // One page and the routes around others can have the same path.
    const candidates = chunksAt(route.path);
    const isOwn = (chunks: NamedChunk[]) => candidates.length === 1 || chunks.some(({name}) => name === chunkOf(route.component));
    const chunks = [...around, ...candidates.filter(isOwn).flat()];
    if (route.routes) {
      route.routes.forEach((inner) => walk(inner, chunks));
    } else {
      ofPage.set(below(route.path).replace(/\/$/, ''), chunks);
    }
  };
  routes.forEach((route) => walk(route, []));
  return (page) => ofPage.get(page) ?? fail(`页面“${page}”没有路由`);
}

/** Drawn by the app's first scripts (@docusaurus/core, ComponentCreator). */
const NOT_FOUND = '404';

function fail(what: string): never {
  throw new Error(`${what}：Docusaurus 写页面或路由表的方式变了 → 对照 @docusaurus/core 的 codegenRoutes 改 src/shared/build/pageChunks`);
}
