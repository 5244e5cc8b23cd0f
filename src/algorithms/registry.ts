import type {ArrayState} from './sorting/arrayRun';
import type {TreeState} from './tree/treeState';
import type {Algorithm} from './types';

/** What each kind of picture draws. */
export interface States {
  array: ArrayState;
  tree: TreeState;
}

export type ViewName = keyof States;

/** An algorithm in a chunk of its own, and the picture that shows it. */
export interface Entry<View extends ViewName> {
  view: View;
  load: () => Promise<{default: Algorithm<unknown, States[View]>}>;
}

/** All that `<AlgorithmPlayer name="…">` can show. */
export const ALGORITHMS = {
  'avl-tree': {view: 'tree', load: () => import(/* webpackChunkName: "avl-tree" */ './avl-tree')},
  'b-tree': {view: 'tree', load: () => import(/* webpackChunkName: "b-tree" */ './b-tree')},
  'binary-heap': {view: 'tree', load: () => import(/* webpackChunkName: "binary-heap" */ './binary-heap')},
  'binary-search-tree': {view: 'tree', load: () => import(/* webpackChunkName: "binary-search-tree" */ './binary-search-tree')},
  'bubble-sort': {view: 'array', load: () => import(/* webpackChunkName: "bubble-sort" */ './bubble-sort')},
  'heap-sort': {view: 'array', load: () => import(/* webpackChunkName: "heap-sort" */ './heap-sort')},
  'huffman-tree': {view: 'tree', load: () => import(/* webpackChunkName: "huffman-tree" */ './huffman-tree')},
  'insertion-sort': {view: 'array', load: () => import(/* webpackChunkName: "insertion-sort" */ './insertion-sort')},
  'merge-sort': {view: 'array', load: () => import(/* webpackChunkName: "merge-sort" */ './merge-sort')},
  'quick-sort': {view: 'array', load: () => import(/* webpackChunkName: "quick-sort" */ './quick-sort')},
  'red-black-tree': {view: 'tree', load: () => import(/* webpackChunkName: "red-black-tree" */ './red-black-tree')},
  'selection-sort': {view: 'array', load: () => import(/* webpackChunkName: "selection-sort" */ './selection-sort')},
  'shell-sort': {view: 'array', load: () => import(/* webpackChunkName: "shell-sort" */ './shell-sort')},
  'tree-traversal': {view: 'tree', load: () => import(/* webpackChunkName: "tree-traversal" */ './tree-traversal')},
  'union-find': {view: 'tree', load: () => import(/* webpackChunkName: "union-find" */ './union-find')},
} satisfies Record<string, Entry<ViewName>>;

export type AlgorithmName = keyof typeof ALGORITHMS;

export const isAlgorithm = (name: string): name is AlgorithmName => Object.hasOwn(ALGORITHMS, name);
