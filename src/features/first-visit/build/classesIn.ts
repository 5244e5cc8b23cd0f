const CLASS = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;

/** The classes of a page's elements. */
export function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(CLASS)].flatMap(([, double, single, bare]) => (double ?? single ?? bare ?? '').split(/\s+/)));
}
