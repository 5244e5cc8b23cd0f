import type {Step} from '@site/src/features/players/algorithms/types';
import {STEP_MS} from '../../../shared/ui/Figure/usePlayer';

/** Milliseconds of a step whose kind of sentence was there a moment ago: only its numbers are read. */
const REPEATED_MS = 350;

/** How many steps a kind of sentence is remembered: loops take turns between two or three. */
const RECENT = 3;

/** The first clause without its numbers and names: "5 比枢轴 1 小吗？不小，留在原处。" is of the kind " 比枢轴  小吗". */
const kindOf = (say: string) => say.split(/[，。；：？]/, 1)[0]!.replace(/[\w.+−-]+/g, '');

/** How long each step stays at speed 1. */
export function stepTimes(steps: readonly Step<unknown>[]): number[] {
  const kinds = steps.map(({say}) => kindOf(say));
  return kinds.map((kind, at) => (kinds.slice(Math.max(0, at - RECENT), at).includes(kind) ? REPEATED_MS : STEP_MS));
}
