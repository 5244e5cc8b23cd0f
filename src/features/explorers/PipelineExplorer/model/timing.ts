import type {Executed} from './types';

export type Predictor = 'not-taken' | 'backward' | 'one-bit' | 'two-bit';

export interface Row extends Executed {
  /** The cycles in which it enters IF, ID and EX; ME and WB follow one a cycle. */
  fetch: number;
  decode: number;
  execute: number;
  /** The cycles it waits in ID for a register, and the row that makes it. */
  stall: number;
  waits?: {register: string; producer: number};
  /** A branch that was guessed wrong. */
  isMissed: boolean;
}

export interface Timing {
  rows: Row[];
  cycles: number;
  stalls: number;
  misses: number;
}

/** Guesses and learns as the counters of the note do, all at zero first. */
function predictorOf(kind: Predictor): {guess: (row: Executed) => boolean; learn: (row: Executed) => void} {
  const top = kind === 'one-bit' ? 1 : 3;
  const counters = new Map<number, number>();
  const counter = (at: number) => counters.get(at) ?? 0;
  return {
    guess: ({at, instruction}) => (kind === 'backward' ? instruction.target <= at : kind !== 'not-taken' && counter(at) * 2 > top),
    learn: ({at, isTaken}) => counters.set(at, Math.min(top, Math.max(0, counter(at) + (isTaken ? 1 : -1)))),
  };
}

/**
 * The cycles of a classic five-stage pipeline in order (Patterson and Hennessy, Computer Organization and Design, RISC-V
 * edition, chapter 4): a register is written in the first half of WB and read in the second half of ID, a branch is known at
 * the end of EX, and what was fetched after a wrong guess is thrown away.
 */
export function timingOf(trace: readonly Executed[], {forwarding, predictor}: {forwarding: boolean; predictor: Predictor}): Timing {
  const {guess, learn} = predictorOf(predictor);
  /** When the value of a register may first enter EX, and the row that makes it. */
  const ready = new Map<string, {cycle: number; producer: number}>();
  const rows: Row[] = [];
  let [lastFetch, lastDecode, lastExecute, restart] = [0, 1, 1, 1];
  for (const executed of trace) {
    const {op, dest, sources} = executed.instruction;
    const fetch = Math.max(lastDecode, lastFetch + 1, restart);
    const decode = Math.max(fetch + 1, lastExecute);
    const early = Math.max(decode, lastExecute) + 1;
    const late = sources
      .map((register) => ({register, ...(ready.get(register) ?? {cycle: 0, producer: -1})}))
      .reduce((a, b) => (b.cycle > a.cycle ? b : a));
    const execute = Math.max(early, late.cycle);
    const isBranch = op === 'beq' || op === 'bne';
    const isMissed = isBranch && guess(executed) !== executed.isTaken;
    if (isBranch) {
      learn(executed);
    }
    if (isMissed) {
      restart = execute + 1;
    }
    rows.push({
      ...executed,
      fetch,
      decode,
      execute,
      stall: execute - early,
      waits: execute > early ? {register: late.register, producer: late.producer} : undefined,
      isMissed,
    });
    if (dest && dest !== 'x0') {
      ready.set(dest, {cycle: execute + (forwarding ? (op === 'lw' ? 2 : 1) : 3), producer: rows.length - 1});
    }
    [lastFetch, lastDecode, lastExecute] = [fetch, decode, execute];
  }
  return {
    rows,
    cycles: lastExecute + 2,
    stalls: rows.reduce((sum, {stall}) => sum + stall, 0),
    misses: rows.filter(({isMissed}) => isMissed).length,
  };
}

/** What an instruction does in each cycle from the first: a stage, a wait in the stage before it, or nothing. */
export function cellsOf({fetch, decode, execute}: Row, cycles: number): string[] {
  return Array.from({length: cycles}, (_, i) => {
    const cycle = i + 1;
    if (cycle < fetch || cycle > execute + 2) {
      return '';
    }
    const stage = {[fetch]: 'IF', [decode]: 'ID', [execute]: 'EX', [execute + 1]: 'ME', [execute + 2]: 'WB'}[cycle];
    return stage ?? '等';
  });
}
