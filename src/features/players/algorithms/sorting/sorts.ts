import {ALGORITHMS, type AlgorithmName} from '../registry';
import type {Sort} from './sortable';

/** The sorts that can race and be counted, in the order of their notes. */
export const SORT_NAMES = [
  'bubble-sort',
  'selection-sort',
  'insertion-sort',
  'shell-sort',
  'merge-sort',
  'quick-sort',
  'heap-sort',
  'tim-sort',
] as const satisfies readonly AlgorithmName[];

export type SortName = (typeof SORT_NAMES)[number];

export type Sorts = Readonly<Record<SortName, Sort>>;

export const isSort = (name: string): name is SortName => SORT_NAMES.some((each) => each === name);

/** Splits names separated by spaces. */
export const namesOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** All sorts, each from its own chunk. */
export async function loadSorts(): Promise<Sorts> {
  const loaded = await Promise.all(SORT_NAMES.map(async (name) => [name, (await ALGORITHMS[name].load()).default] as const));
  return Object.fromEntries(loaded) as Record<SortName, Sort>;
}
