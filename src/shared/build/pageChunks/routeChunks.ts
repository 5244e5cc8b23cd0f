import {simpleHash} from '@docusaurus/utils';
import {pathOfChunkKey} from '../../pure/pathOfChunkKey';

/** As Docusaurus writes it: a chunk's name, or those of the parts of a route. */
type Names = string | Names[] | {[part: string]: Names};

interface Route {
  path: string;
  component: string;
  routes?: Route[];
}

/** The chunk that Docusaurus makes of what a route is drawn with, or is given (@docusaurus/core, codegenRoutes). */
export const chunkOf = (module: string): string => simpleHash(module, 8);

const flat = (names: Names): string[] => (typeof names === 'string' ? [names] : Object.values(names).flatMap(flat));

/**
 * Finds the names of the chunks that a page's routes need: its own, and those of the routes around it.
 * @param chunkNames `routesChunkNames.json`
 * @param below gives the path below the base, decoded
 */
export function chunksOfRoutes(
  routes: Route[],
  chunkNames: Record<string, Names>,
  below: (path: string) => string,
): (page: string) => string[] {
  const ofPath = new Map<string, string[][]>();
  for (const [key, names] of Object.entries(chunkNames)) {
    const path = pathOfChunkKey(key);
    ofPath.set(path, [...(ofPath.get(path) ?? []), flat(names)]);
  }
  const ofPage = new Map<string, string[]>();
  const walk = (route: Route, around: string[]) => {
    // One page and the routes around others can have the same path.
    const candidates = ofPath.get(route.path) ?? [];
    const own = candidates.length > 1 ? candidates.filter((names) => names.includes(chunkOf(route.component))) : candidates;
    const names = [...new Set([...around, ...own.flat()])];
    if (route.routes) {
      route.routes.forEach((inner) => walk(inner, names));
    } else {
      ofPage.set(below(route.path).replace(/\/$/, ''), names);
    }
  };
  routes.forEach((route) => walk(route, []));
  const notFound = ofPath.get('*')?.flat() ?? [];
  return (page) => ofPage.get(page) ?? notFound;
}
