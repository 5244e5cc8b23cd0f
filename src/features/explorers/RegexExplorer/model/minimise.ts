import type {Dfa} from './subset';

/** A partition of the states, and the split that led to it: the targets of the block's members on `letter`. */
export interface Partition {
  /** `of[state]`; where transitions are missing, one entry more: the dead state, to which they lead. */
  of: number[];
  split?: {members: number[]; letter: number; targets: number[]};
}

/** Numbers in order of first appearance. */
function renumber(keys: readonly unknown[]): number[] {
  const seen = [...new Set(keys)];
  return keys.map((key) => seen.indexOf(key));
}

/**
 * Partition refinement (Moore 1956): starts with accepting and other states, then splits one block at a time by a letter's targets,
 * until no letter distinguishes two members of a block.
 */
export function partitions({letters, next, accepting}: Dfa): Partition[] {
  const dead = next.length;
  const isTotal = next.every((row) => !row.includes(undefined));
  const rows = isTotal ? next : [...next, letters.map(() => undefined)];
  const steps: Partition[] = [{of: renumber(rows.map((_, state) => accepting[state] ?? false))}];
  for (;;) {
    const {of} = steps.at(-1)!;
    const target = (state: number, letter: number) => of[rows[state]![letter] ?? dead]!;
    const split = [...new Set(of)]
      .flatMap((block) =>
        letters.map((_, letter) => ({members: rows.flatMap((_row, state) => (of[state] === block ? [state] : [])), letter})),
      )
      .find(({members, letter}) => new Set(members.map((state) => target(state, letter))).size > 1);
    if (!split) {
      return steps;
    }
    const {members, letter} = split;
    const targets = members.map((state) => target(state, letter));
    // The first member's block keeps its number, the others get new ones.
    const fresh = new Set(of).size - 1;
    const part = renumber(targets);
    steps.push({
      of: of.map((block, state) =>
        members.includes(state) && part[members.indexOf(state)]! > 0 ? fresh + part[members.indexOf(state)]! : block,
      ),
      split: {...split, targets},
    });
  }
}

export interface Minimal extends Dfa {
  /** States of the DFA that each state stands for. */
  groups: number[][];
}

/** The DFA with each block of the last partition made one state; the dead state's block is left out. */
export function minimise(dfa: Dfa, last: Partition = partitions(dfa).at(-1)!): Minimal {
  const live = last.of.slice(0, dfa.next.length);
  const blocks = [...new Set(live)];
  const groups = blocks.map((block) => live.flatMap((of, state) => (of === block ? [state] : [])));
  const group = (state: number | undefined) => (state === undefined ? undefined : blocks.indexOf(live[state]!));
  return {
    letters: dfa.letters,
    groups,
    next: groups.map((states) => dfa.next[states[0]!]!.map(group)),
    accepting: groups.map((states) => dfa.accepting[states[0]!]!),
  };
}
