export type Op = 'lw' | 'sw' | 'add' | 'sub' | 'and' | 'or' | 'addi' | 'beq' | 'bne';

/** An instruction of the RISC-V subset that the note uses, or a place to jump to. */
export interface Instruction {
  op: Op;
  /** As it is shown. */
  text: string;
  dest?: string;
  sources: readonly string[];
  /** The constant of addi, the offset of lw and sw. */
  constant: number;
  /** The instruction at which a taken branch goes on; nothing else looks at it. */
  target: number;
}

/** One executed instruction. */
export interface Executed {
  /** Its place in the program. */
  at: number;
  instruction: Instruction;
  /** A branch that jumped. */
  isTaken: boolean;
}
