import type {Counts, Step} from '../types';
import type {GraphCell, GraphEdge, GraphNode, GraphState, GraphTable, Place} from './graphState';
import type {Edge, Graph} from './parseGraph';

/** What a step shows besides the persistent marks. */
interface Moment {
  /** The edge being examined. */
  looked?: number;
  rows: Record<string, readonly GraphCell[]>;
  table?: GraphTable;
}

/** An adjacency: an edge's id and the node at its other end. */
export interface Way {
  edge: number;
  to: number;
  weight: number;
}

/** A graph with marks, notes and counters. Nodes are numbered in the order of their names, edges in that of the input. */
export class GraphRun {
  readonly names: readonly string[];
  readonly edges: readonly Edge[];
  /** Adjacency lists, in the order of the input; an undirected edge is in the lists of both ends. */
  readonly ways: readonly (readonly Way[])[];
  /** The current node. */
  now?: number;
  private readonly marks = new Map<number, GraphNode['mark']>();
  private readonly notes = new Map<number, string>();
  private readonly edgeMarks = new Map<number, GraphEdge['mark']>();
  private readonly labels = new Map<number, string>();
  private readonly counts: Record<string, number>;

  constructor(
    private readonly graph: Graph,
    private readonly places: readonly Place[],
    private readonly options: {legend: string; counts: readonly string[]; weighted?: boolean},
  ) {
    this.names = graph.names;
    this.edges = graph.edges;
    this.counts = Object.fromEntries(options.counts.map((name) => [name, 0]));
    const ways: Way[][] = graph.names.map(() => []);
    graph.edges.forEach(({from, to, weight}, edge) => {
      ways[from]!.push({edge, to, weight});
      if (!graph.directed) {
        ways[to]!.push({edge, to: from, weight});
      }
    });
    this.ways = ways;
  }

  get size(): number {
    return this.names.length;
  }

  name(node: number): string {
    return this.names[node]!;
  }

  /** Such as `A→B`, or `A–B` where edges have no direction. */
  edgeName(edge: number, from = this.edges[edge]!.from): string {
    const ends = this.edges[edge]!;
    const to = ends.from === from ? ends.to : ends.from;
    return `${this.name(from)}${this.graph.directed ? '→' : '–'}${this.name(to)}`;
  }

  count(name: string, by = 1): void {
    this.counts[name] = this.counts[name]! + by;
  }

  mark(node: number, mark: GraphNode['mark'], note?: string): void {
    this.marks.set(node, mark);
    if (note !== undefined) {
      this.notes.set(node, note);
    }
  }

  note(node: number, note: string): void {
    this.notes.set(node, note);
  }

  isMarked(node: number, mark: GraphNode['mark']): boolean {
    return this.marks.get(node) === mark;
  }

  markEdge(edge: number, mark: GraphEdge['mark'], label?: string): void {
    this.edgeMarks.set(edge, mark);
    if (label !== undefined) {
      this.labels.set(edge, label);
    }
  }

  /** Cells for nodes, each with what `text` adds to its name. */
  cells(nodes: readonly number[], text = (node: number) => this.name(node)): GraphCell[] {
    return nodes.map((node) => ({id: node, text: text(node)}));
  }

  /** A snapshot of the current state. */
  step(line: string | undefined, say: string, {looked, rows, table}: Moment): Step<GraphState> {
    const weight = (id: number) => (this.options.weighted ? String(this.edges[id]!.weight).replace('-', '−') : undefined);
    const state: GraphState = {
      directed: this.graph.directed,
      nodes: this.names.map((name, id) => ({id, name, at: this.places[id]!, mark: this.marks.get(id), note: this.notes.get(id)})),
      edges: this.edges.map(({from, to}, id) => ({
        id,
        from,
        to,
        label: this.labels.get(id) ?? weight(id),
        mark: id === looked ? 'looked' : this.edgeMarks.get(id),
      })),
      now: this.now,
      rows: Object.entries(rows).map(([name, cells]) => ({name, cells})),
      table,
      legend: this.options.legend,
    };
    return {state, line, say, counts: {...this.counts} satisfies Counts};
  }
}
