/** As Docusaurus writes it: a chunk's name, or those of the parts of a route. */
type Names = string | Names[] | {[part: string]: Names};

interface Route {
  path: string;
  routes?: Route[];
}

const flat = (names: Names): string[] => (typeof names === 'string' ? [names] : Object.values(names).flatMap(flat));

/**
 * Finds the names of the chunks that a page's routes need: its own, and those of the routes around it.
 * @param chunkNames `routesChunkNames.json`, whose keys are a route's path and three digits of a hash
 * @param below gives the path below the base, decoded
 */
export function chunksOfRoutes(routes: Route[], chunkNames: Record<string, Names>, below: (path: string) => string): (page: string) => string[] {
  const ofPath = new Map<string, string[]>();
  for (const [key, names] of Object.entries(chunkNames)) {
    const path = key.slice(0, key.lastIndexOf('-'));
    ofPath.set(path, [...(ofPath.get(path) ?? []), ...flat(names)]);
  }
  const ofPage = new Map<string, string[]>();
  const walk = (route: Route, around: string[]) => {
    const names = [...new Set([...around, ...(ofPath.get(route.path) ?? [])])];
    if (route.routes) {
      route.routes.forEach((inner) => walk(inner, names));
    } else {
      ofPage.set(below(route.path).replace(/\/$/, ''), names);
    }
  };
  routes.forEach((route) => walk(route, []));
  const notFound = ofPath.get('*') ?? [];
  return (page) => ofPage.get(page) ?? notFound;
}
