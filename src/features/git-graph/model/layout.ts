/** A commit of the graph; `parents` as Git orders them. */
export interface Commit {
  id: string;
  parents: readonly string[];
}

/** Row 0 is the newest; lane 0 is the leftmost. */
export interface Place {
  row: number;
  lane: number;
}

export interface Edge {
  child: string;
  parent: string;
  /** The lane of the line between both rows; it passes no commit. */
  lane: number;
}

export interface Layout {
  places: ReadonlyMap<string, Place>;
  edges: readonly Edge[];
  lanes: number;
}

/**
 * Parents before children, and otherwise the order given: what `git log --topo-order --reverse` promises.
 * Commits on a cycle are left out, so a shorter result means that there is one.
 */
export function inOrder<C extends Commit>(commits: readonly C[]): C[] {
  const done = new Set<string>();
  const sorted: C[] = [];
  for (;;) {
    const next = commits.find(({id, parents}) => !done.has(id) && parents.every((parent) => done.has(parent)));
    if (!next) {
      return sorted;
    }
    done.add(next.id);
    sorted.push(next);
  }
}

/**
 * Places commits as `git log --graph` does: one row each, newest first; a line from child to parent reserves its lane
 * until it ends, so that lines do not pass through other commits.
 *
 * @param commits parents before children
 * @param first childless commits whose lanes come first, from the left
 */
export function layOut(commits: readonly Commit[], first: readonly string[]): Layout {
  /** The commit that each lane leads to, and the child that its line starts from; a lane reserved for a tip has no line yet. */
  const waiting: ({parent: string; child?: string} | undefined)[] = first.map((parent) => ({parent}));
  const places = new Map<string, Place>();
  const edges: Edge[] = [];
  let lanes = 0;

  const free = () => {
    const lane = waiting.indexOf(undefined);
    return lane < 0 ? waiting.length : lane;
  };

  [...commits].reverse().forEach(({id, parents}, row) => {
    let own = -1;
    waiting.forEach((line, lane) => {
      if (line?.parent !== id) {
        return;
      }
      own = own < 0 ? lane : own;
      waiting[lane] = undefined;
      if (line.child) {
        edges.push({child: line.child, parent: id, lane});
      }
    });
    own = own < 0 ? free() : own;
    places.set(id, {row, lane: own});
    parents.forEach((parent, index) => (waiting[index === 0 ? own : free()] = {parent, child: id}));
    lanes = Math.max(lanes, own + 1, waiting.length);
  });
  return {places, edges, lanes};
}
