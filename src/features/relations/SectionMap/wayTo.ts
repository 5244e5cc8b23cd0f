import type {Layout} from './layOut';

/** The rows that lead to a row over any number of arcs, from above. */
export function wayTo(row: number, arcs: Layout['arcs']): Set<number> {
  const way = new Set<number>();
  const visit = (one: number) =>
    arcs.forEach(([from, to]) => {
      if (to === one && !way.has(from)) {
        way.add(from);
        visit(from);
      }
    });
  visit(row);
  return way;
}
