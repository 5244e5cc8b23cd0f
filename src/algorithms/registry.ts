import type {HashState} from './hash/hashRun';
import type {ListState} from './list/listRun';
import type {ArrayState} from './sorting/arrayRun';
import type {TextState} from './text/textState';
import type {Algorithm} from './types';

/** What each kind of picture draws. */
export interface States {
  array: ArrayState;
  hash: HashState;
  list: ListState;
  text: TextState;
}

export type ViewName = keyof States;

/** An algorithm in a chunk of its own, and the picture that shows it. */
export interface Entry<View extends ViewName> {
  view: View;
  load: () => Promise<{default: Algorithm<unknown, States[View]>}>;
}

/** All that `<AlgorithmPlayer name="…">` can show. */
export const ALGORITHMS = {
  'bubble-sort': {view: 'array', load: () => import(/* webpackChunkName: "bubble-sort" */ './bubble-sort')},
  'fast-slow': {view: 'list', load: () => import(/* webpackChunkName: "fast-slow" */ './fast-slow')},
  'hash-chaining': {view: 'hash', load: () => import(/* webpackChunkName: "hash-chaining" */ './hash-chaining')},
  'hash-probing': {view: 'hash', load: () => import(/* webpackChunkName: "hash-probing" */ './hash-probing')},
  'heap-sort': {view: 'array', load: () => import(/* webpackChunkName: "heap-sort" */ './heap-sort')},
  'insertion-sort': {view: 'array', load: () => import(/* webpackChunkName: "insertion-sort" */ './insertion-sort')},
  kmp: {view: 'text', load: () => import(/* webpackChunkName: "kmp" */ './kmp')},
  'kmp-next': {view: 'text', load: () => import(/* webpackChunkName: "kmp-next" */ './kmp-next')},
  'linked-list': {view: 'list', load: () => import(/* webpackChunkName: "linked-list" */ './linked-list')},
  'merge-sort': {view: 'array', load: () => import(/* webpackChunkName: "merge-sort" */ './merge-sort')},
  'quick-sort': {view: 'array', load: () => import(/* webpackChunkName: "quick-sort" */ './quick-sort')},
  'selection-sort': {view: 'array', load: () => import(/* webpackChunkName: "selection-sort" */ './selection-sort')},
  'shell-sort': {view: 'array', load: () => import(/* webpackChunkName: "shell-sort" */ './shell-sort')},
} satisfies Record<string, Entry<ViewName>>;

export type AlgorithmName = keyof typeof ALGORITHMS;

export const isAlgorithm = (name: string): name is AlgorithmName => Object.hasOwn(ALGORITHMS, name);
