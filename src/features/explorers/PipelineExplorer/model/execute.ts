import type {Executed, Instruction} from './types';

/** Follows the program by its meaning, registers and memory all zero at first; stops after `limit` instructions. */
export function execute(program: readonly Instruction[], limit: number): {trace: Executed[]; isWhole: boolean} {
  const x = new Map<string, number>();
  const memory = new Map<number, number>();
  const trace: Executed[] = [];
  const get = (register: string | undefined) => x.get(register ?? '') ?? 0;
  let at = 0;
  while (at < program.length && trace.length < limit) {
    const instruction = program[at]!;
    const {op, dest, sources, constant, target} = instruction;
    const [a, b] = [get(sources[0]), get(sources[1])];
    const isTaken = (op === 'beq' && a === b) || (op === 'bne' && a !== b);
    if (op === 'sw') {
      memory.set(b + constant, a);
    }
    if (dest && dest !== 'x0') {
      const results = {lw: memory.get(a + constant) ?? 0, add: a + b, sub: a - b, and: a & b, or: a | b, addi: a + constant};
      x.set(dest, results[op as keyof typeof results] | 0);
    }
    trace.push({at, instruction, isTaken});
    at = isTaken ? target : at + 1;
  }
  return {trace, isWhole: at >= program.length};
}
