import {closure, move, type Nfa} from './thompson';
import type {Dfa} from './subset';

/** The set of active states before the first character and after each one. */
export function runNfa(nfa: Nfa, text: string): number[][] {
  return [...text].reduce((trace, char) => [...trace, move(nfa, trace.at(-1)!, char)], [closure(nfa, [0])]);
}

/** The same for a DFA: one state, or none. */
export function runDfa({letters, next}: Dfa, text: string): number[][] {
  return [...text].reduce(
    (trace, char) => {
      const to = trace.at(-1)!.flatMap((state) => next[state]![letters.findIndex((group) => group.includes(char))] ?? []);
      return [...trace, to];
    },
    [[0]],
  );
}

/** Length of the longest beginning that is accepted, or -1. */
export const longest = (trace: readonly number[][], accepts: (state: number) => boolean): number =>
  trace.map((states) => states.some(accepts)).lastIndexOf(true);
