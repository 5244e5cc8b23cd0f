import type {ArrayState} from './sorting/arrayRun';
import type {Algorithm} from './types';

/** What each kind of picture draws. */
export interface States {
  array: ArrayState;
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
  'heap-sort': {view: 'array', load: () => import(/* webpackChunkName: "heap-sort" */ './heap-sort')},
  'insertion-sort': {view: 'array', load: () => import(/* webpackChunkName: "insertion-sort" */ './insertion-sort')},
  'merge-sort': {view: 'array', load: () => import(/* webpackChunkName: "merge-sort" */ './merge-sort')},
  'quick-sort': {view: 'array', load: () => import(/* webpackChunkName: "quick-sort" */ './quick-sort')},
  'selection-sort': {view: 'array', load: () => import(/* webpackChunkName: "selection-sort" */ './selection-sort')},
  'shell-sort': {view: 'array', load: () => import(/* webpackChunkName: "shell-sort" */ './shell-sort')},
  'tim-sort': {view: 'array', load: () => import(/* webpackChunkName: "tim-sort" */ './tim-sort')},
} satisfies Record<string, Entry<ViewName>>;

export type AlgorithmName = keyof typeof ALGORITHMS;

export const isAlgorithm = (name: string): name is AlgorithmName => Object.hasOwn(ALGORITHMS, name);
