import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import {execute} from './execute';
import {parseProgram} from './parseProgram';
import {cellsOf, timingOf, type Predictor} from './timing';
import type {Instruction} from './types';

function programOf(text: string): Instruction[] {
  const parsed = parseProgram(text);
  if ('message' in parsed) {
    throw new Error(parsed.message);
  }
  return parsed.value;
}

const timed = (text: string, forwarding = true, predictor: Predictor = 'not-taken') =>
  timingOf(execute(programOf(text), 10_000).trace, {forwarding, predictor});

const diagram = (text: string, forwarding: boolean) => {
  const {rows, cycles} = timed(text, forwarding);
  return rows.map((row) =>
    cellsOf(row, cycles)
      .map((cell) => cell || '.')
      .join(' ')
      .replace(/(?: \.)+$/, ''),
  );
};

const FIVE = 'lw x5, 0(x10); lw x6, 0(x11); add x7, x5, x6; sub x8, x7, x5; sw x8, 0(x12)';

describe('timing', () => {
  it('draws the five instructions of the note as pipeline.py does', () => {
    expect(diagram(FIVE, false)).toEqual([
      'IF ID EX ME WB',
      '. IF ID EX ME WB',
      '. . IF ID 等 等 EX ME WB',
      '. . . IF 等 等 ID 等 等 EX ME WB',
      '. . . . . . IF 等 等 ID 等 等 EX ME WB',
    ]);
    expect(diagram(FIVE, true)).toEqual([
      'IF ID EX ME WB',
      '. IF ID EX ME WB',
      '. . IF ID 等 EX ME WB',
      '. . . IF 等 ID EX ME WB',
      '. . . . . IF ID EX ME WB',
    ]);
  });

  it('puts one bubble after the load of the example by Patterson and Hennessy (chapter 4, load-use hazard)', () => {
    const loadUse = 'lw x2, 20(x1); and x4, x2, x5; or x8, x2, x6; add x9, x4, x2; sub x1, x6, x7';
    expect(diagram(loadUse, true)).toEqual([
      'IF ID EX ME WB',
      '. IF ID 等 EX ME WB',
      '. . IF 等 ID EX ME WB',
      '. . . . IF ID EX ME WB',
      '. . . . . IF ID EX ME WB',
    ]);
    expect(timed(loadUse)).toMatchObject({cycles: 10, stalls: 1});
  });

  it('needs no wait with forwarding after sub, and two without, in their example of dependences', () => {
    const dependences = 'sub x2, x1, x3; and x12, x2, x5; or x13, x6, x2; add x14, x2, x2; sw x15, 100(x2)';
    expect(timed(dependences, true)).toMatchObject({cycles: 9, stalls: 0});
    expect(timed(dependences, false)).toMatchObject({cycles: 11, stalls: 2});
    expect(timed(dependences, false).rows[1]!.waits).toEqual({register: 'x2', producer: 0});
  });

  it('counts the sum loop and the nest of the note as it does', () => {
    const sum = (body: string) => `addi x11, x0, 4000; loop: ${body}; bne x10, x11, loop`;
    const plain = sum('lw x5, 0(x10); add x6, x6, x5; addi x10, x10, 4');
    const swapped = sum('lw x5, 0(x10); addi x10, x10, 4; add x6, x6, x5');
    // One instruction more than in the note, which sets x11 before: one cycle more.
    expect(timed(plain, true, 'not-taken')).toMatchObject({cycles: 7003, stalls: 1000, misses: 999});
    expect(timed(swapped, true, 'two-bit')).toMatchObject({cycles: 4009, stalls: 0, misses: 3});
    const nest =
      'addi x20, x0, 100; outer: addi x21, x0, 4; inner: addi x21, x21, -1; bne x21, x0, inner; addi x20, x20, -1; bne x20, x0, outer';
    const misses = (predictor: Predictor) => timed(nest, true, predictor).misses;
    expect([misses('not-taken'), misses('backward'), misses('one-bit'), misses('two-bit')]).toEqual([399, 101, 202, 105]);
  });

  it('loses two cycles for a wrong guess', () => {
    const loop = 'addi x5, x0, 2; loop: addi x5, x5, -1; bne x5, x0, loop; add x6, x5, x5';
    expect(timed(loop, true, 'not-taken').rows.map(({fetch}) => fetch)).toEqual([1, 2, 3, 6, 7, 8]);
    expect(timed(loop, true, 'backward').rows.map(({fetch}) => fetch)).toEqual([1, 2, 3, 4, 5, 8]);
  });

  it('never gets slower by forwarding, and keeps every instruction in order', () => {
    const line = fc
      .tuple(fc.constantFrom('add', 'sub', 'lw', 'sw'), fc.nat(3), fc.nat(3), fc.nat(3))
      .map(([op, a, b, c]) => (op === 'lw' || op === 'sw' ? `${op} x${a}, ${4 * c}(x${b})` : `${op} x${a}, x${b}, x${c}`));
    fc.assert(
      fc.property(fc.array(line, {minLength: 1, maxLength: 12}), (lines) => {
        const [fast, slow] = [timed(lines.join(';'), true), timed(lines.join(';'), false)];
        expect(fast.cycles).toBeLessThanOrEqual(slow.cycles);
        expect(fast.cycles).toBe(lines.length + 4 + fast.stalls);
        expect(slow.cycles).toBe(lines.length + 4 + slow.stalls);
        for (const [i, row] of slow.rows.entries()) {
          expect(row.fetch < row.decode && row.decode < row.execute).toBe(true);
          expect(row.execute).toBeGreaterThan(slow.rows[i - 1]?.execute ?? 0);
        }
      }),
    );
  });
});

describe('parseProgram', () => {
  it('reads what a Chinese keyboard types, and tidies it', () => {
    expect(parseProgram('ADD x7，x5 , x6；loop:lw x5,(x10)')).toMatchObject({text: 'add x7, x5, x6; loop: lw x5, (x10)'});
  });

  it.each([
    ['', '现在是 0 条'],
    ['mul x1, x2, x3', '不认识“mul”'],
    ['add x1, x2', '照这样：add x7, x5, x6'],
    ['add x1, x2, x32', '照这样'],
    ['lw x1, 4', '照这样：lw x5, 0(x10)'],
    ['bne x1, x0, nowhere', '标号'],
    ['a: add x1, x1, x1; a: add x1, x1, x1', '标号“a”不行'],
    ['!', '不认识“!”'],
  ])('says how to mend %j', (typed, words) => {
    expect(parseProgram(typed)).toEqual({message: expect.stringContaining(words)});
  });
});

describe('execute', () => {
  it('stops a loop that does not end', () => {
    const {trace, isWhole} = execute(programOf('loop: beq x0, x0, loop'), 30);
    expect([trace.length, isWhole]).toEqual([30, false]);
  });
});
