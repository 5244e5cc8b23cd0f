const TWIN = /(\/category\/.+)-\d+$/;

/** The routes without those of a category's second page: one that is in two sidebars has `/category/x` and `/category/x-1`. */
export function withoutTwins(routes: string[]): string[] {
  const all = new Set(routes);
  return routes.filter((route) => !(TWIN.test(route) && all.has(route.replace(TWIN, '$1'))));
}
