import {parseList} from '../../../../shared/pure/parse';
import type {Algorithm, Case, Step} from '../types';
import {ArrayRun, type ArrayState} from './arrayRun';

const RANGE = {min: 0, max: 99, length: {min: 1, max: 60}};
const RANDOM_LENGTH = 12;

const join = (values: readonly number[]) => values.join(' ');
const upTo = (n: number) => Array.from({length: n}, (_, i) => i + 1);

/** The cases of all sorts. */
export const EXAMPLE: Case = {label: '例子', input: '5 2 9 1 7 3 8 4'};
export const SORTED: Case = {label: '已排好', input: join(upTo(8))};
export const REVERSED: Case = {label: '逆序', input: join(upTo(8).reverse())};
export const EQUAL: Case = {label: '有相等的', input: '3 1 3 2 1 2 3 1'};

/** A sort: as a player's algorithm, and to run for its counts alone. */
export interface Sort extends Algorithm<number[], ArrayState> {
  /** Sorts the items of a run. */
  sort: (run: ArrayRun) => Generator<Step<ArrayState>>;
}

/** A sorting algorithm for players: up to 60 whole numbers from 0 to 99. `rows` is 2 when it has a buffer. */
export function sortable(title: string, cases: readonly Case[], sort: Sort['sort'], rows: ArrayState['rows'] = 1): Sort {
  return {
    title,
    guess: '比较',
    parse: (text) => parseList(text, RANGE),
    cases,
    random: (random) => join(Array.from({length: RANDOM_LENGTH}, () => Math.floor(random() * (RANGE.max + 1)))),
    sort,
    steps: (input) => sort(new ArrayRun(input, rows)),
  };
}
