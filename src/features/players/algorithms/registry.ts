import type {TapeState} from './back-propagation/tapeState';
import type {GraphState} from './graph/graphState';
import type {GrowingState} from './hash-resize/growingState';
import type {HashState} from './hash/hashRun';
import type {ListState} from './list/listRun';
import type {ArrayState} from './sorting/arrayRun';
import type {TextState} from './text/textState';
import type {TreeState} from './tree/treeState';
import type {Algorithm} from './types';

/** The state that each view draws. */
export interface States {
  array: ArrayState;
  graph: GraphState;
  growing: GrowingState;
  hash: HashState;
  list: ListState;
  tape: TapeState;
  text: TextState;
  tree: TreeState;
}

export type ViewName = keyof States;

/** An algorithm in a chunk of its own, and its view. */
export interface Entry<View extends ViewName> {
  view: View;
  load: () => Promise<{default: Algorithm<unknown, States[View]>}>;
}

/** All that `<AlgorithmPlayer name="…">` can show. */
export const ALGORITHMS = {
  'avl-tree': {view: 'tree', load: () => import(/* webpackChunkName: "avl-tree" */ './avl-tree')},
  'b-tree': {view: 'tree', load: () => import(/* webpackChunkName: "b-tree" */ './b-tree')},
  'back-propagation': {view: 'tape', load: () => import(/* webpackChunkName: "back-propagation" */ './back-propagation')},
  'bellman-ford': {view: 'graph', load: () => import(/* webpackChunkName: "bellman-ford" */ './bellman-ford')},
  'binary-heap': {view: 'tree', load: () => import(/* webpackChunkName: "binary-heap" */ './binary-heap')},
  'binary-search-tree': {view: 'tree', load: () => import(/* webpackChunkName: "binary-search-tree" */ './binary-search-tree')},
  'breadth-first-search': {view: 'graph', load: () => import(/* webpackChunkName: "breadth-first-search" */ './breadth-first-search')},
  'bubble-sort': {view: 'array', load: () => import(/* webpackChunkName: "bubble-sort" */ './bubble-sort')},
  'depth-first-search': {view: 'graph', load: () => import(/* webpackChunkName: "depth-first-search" */ './depth-first-search')},
  dijkstra: {view: 'graph', load: () => import(/* webpackChunkName: "dijkstra" */ './dijkstra')},
  'fast-slow': {view: 'list', load: () => import(/* webpackChunkName: "fast-slow" */ './fast-slow')},
  'floyd-warshall': {view: 'graph', load: () => import(/* webpackChunkName: "floyd-warshall" */ './floyd-warshall')},
  'hash-chaining': {view: 'hash', load: () => import(/* webpackChunkName: "hash-chaining" */ './hash-chaining')},
  'hash-probing': {view: 'hash', load: () => import(/* webpackChunkName: "hash-probing" */ './hash-probing')},
  'hash-resize': {view: 'growing', load: () => import(/* webpackChunkName: "hash-resize" */ './hash-resize')},
  'heap-sort': {view: 'array', load: () => import(/* webpackChunkName: "heap-sort" */ './heap-sort')},
  'huffman-tree': {view: 'tree', load: () => import(/* webpackChunkName: "huffman-tree" */ './huffman-tree')},
  'insertion-sort': {view: 'array', load: () => import(/* webpackChunkName: "insertion-sort" */ './insertion-sort')},
  kmp: {view: 'text', load: () => import(/* webpackChunkName: "kmp" */ './kmp')},
  'kmp-next': {view: 'text', load: () => import(/* webpackChunkName: "kmp-next" */ './kmp-next')},
  kruskal: {view: 'graph', load: () => import(/* webpackChunkName: "kruskal" */ './kruskal')},
  'linked-list': {view: 'list', load: () => import(/* webpackChunkName: "linked-list" */ './linked-list')},
  'merge-sort': {view: 'array', load: () => import(/* webpackChunkName: "merge-sort" */ './merge-sort')},
  prim: {view: 'graph', load: () => import(/* webpackChunkName: "prim" */ './prim')},
  'quick-sort': {view: 'array', load: () => import(/* webpackChunkName: "quick-sort" */ './quick-sort')},
  'red-black-tree': {view: 'tree', load: () => import(/* webpackChunkName: "red-black-tree" */ './red-black-tree')},
  'selection-sort': {view: 'array', load: () => import(/* webpackChunkName: "selection-sort" */ './selection-sort')},
  'shell-sort': {view: 'array', load: () => import(/* webpackChunkName: "shell-sort" */ './shell-sort')},
  'tim-sort': {view: 'array', load: () => import(/* webpackChunkName: "tim-sort" */ './tim-sort')},
  'topological-sorting': {view: 'graph', load: () => import(/* webpackChunkName: "topological-sorting" */ './topological-sorting')},
  'tree-traversal': {view: 'tree', load: () => import(/* webpackChunkName: "tree-traversal" */ './tree-traversal')},
  'union-find': {view: 'tree', load: () => import(/* webpackChunkName: "union-find" */ './union-find')},
} satisfies Record<string, Entry<ViewName>>;

export type AlgorithmName = keyof typeof ALGORITHMS;

export const isAlgorithm = (name: string): name is AlgorithmName => Object.hasOwn(ALGORITHMS, name);
