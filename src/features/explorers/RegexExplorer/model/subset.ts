import {closure, move, type Edge, type Nfa} from './thompson';

/** One cell of the transition table: from state `from` on the characters of `letters[letter]`. */
export interface Cell {
  from: number;
  letter: number;
  /** State reached; none where no NFA state is left. */
  to?: number;
  /** Whether `to` was first seen here. */
  fresh: boolean;
}

/** A deterministic automaton; state 0 is the start, a missing transition means rejection. */
export interface Dfa {
  /** Equivalence classes of characters. */
  letters: string[];
  /** `next[state][letter]`. */
  next: (number | undefined)[][];
  accepting: boolean[];
}

export interface Subsets extends Dfa {
  /** NFA states of each DFA state. */
  sets: number[][];
  cells: Cell[];
}

/** As many states as can be drawn and named A to Z. */
const MAX_STATES = 26;

/** The expression's characters in the coarsest groups that every edge takes whole or not at all (equivalence classes, as flex -Ce). */
export function lettersOf(edges: readonly Edge[]): string[] {
  const sets = [...new Set(edges.map(({chars}) => chars).filter(Boolean))];
  const groups = new Map<string, string>();
  for (const char of [...new Set(sets.join(''))].sort()) {
    const key = sets.map((set) => set.includes(char)).join();
    groups.set(key, (groups.get(key) ?? '') + char);
  }
  return [...groups.values()];
}

/**
 * Subset construction: a state of the DFA is the set of all states in which the NFA can be.
 * Source: M. O. Rabin, D. Scott, 1959; Compilers, 2nd ed., Algorithm 3.20.
 * @throws RangeError when more than `most` states are found.
 */
export function subsets(nfa: Nfa, most = MAX_STATES): Subsets {
  const letters = lettersOf(nfa.edges);
  const sets = [closure(nfa, [0])];
  const names = new Map([[sets[0]!.join(), 0]]);
  const cells: Cell[] = [];
  const next: Dfa['next'] = [];
  for (let from = 0; from < sets.length; from++) {
    next[from] = letters.map((group, letter) => {
      const set = move(nfa, sets[from]!, group[0]!);
      const key = set.join();
      const fresh = set.length > 0 && !names.has(key);
      if (fresh) {
        if (sets.length === most) {
          throw new RangeError(`DFA 超过 ${most} 个状态，画不下了（NFA 只有 ${nfa.accept + 1} 个）。把表达式写短些。`);
        }
        names.set(key, sets.push(set) - 1);
      }
      const to = names.get(key);
      cells.push({from, letter, to, fresh});
      return to;
    });
  }
  return {letters, next, accepting: sets.map((set) => set.includes(nfa.accept)), sets, cells};
}
