const TWIN = /(\/category\/.+)-\d+$/;

/** The routes without duplicate category pages: a category in two sidebars has `/category/x` and `/category/x-1`. */
export function withoutDuplicateCategories(routes: string[]): string[] {
  const all = new Set(routes);
  return routes.filter((route) => !(TWIN.test(route) && all.has(route.replace(TWIN, '$1'))));
}
