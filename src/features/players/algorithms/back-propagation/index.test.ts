import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {runOf} from '../tree/testing';
import {parseTape, type Entry} from './parse';
import network, {shown} from '.';

/** Random tapes of which every node flows into the loss: what nothing uses is added up at the end. */
const tapes: fc.Arbitrary<Entry[]> = fc
  .tuple(
    fc.array(fc.integer({min: -200, max: 200}), {minLength: 1, maxLength: 5}),
    fc.array(fc.tuple(fc.constantFrom('add' as const, 'mul' as const, 'tanh' as const), fc.nat(), fc.nat()), {minLength: 1, maxLength: 6}),
  )
  .map(([numbers, operations]) => {
    const entries: Entry[] = [];
    const add = (entry: Omit<Entry, 'name'>) => entries.push({...entry, name: `${'abcdefghijklmnopqrstuvwxyz'[entries.length]}`});
    numbers.forEach((n) => add({operation: 'number', operands: [], value: n / 100}));
    operations.forEach(([operation, a, b]) => {
      const one = a % entries.length;
      add({operation, operands: operation === 'tanh' ? [one] : [one, b % entries.length]});
    });
    for (;;) {
      const unused = entries.flatMap((_, i) => (entries.some(({operands}) => operands.includes(i)) ? [] : [i]));
      if (unused.length < 2) {
        return entries;
      }
      add({operation: 'add', operands: unused.slice(0, 2)});
    }
  });

/** The loss as a function of the numbers alone, by recursion from the loss down: no tape. */
function lossOf(entries: readonly Entry[], numbers: ReadonlyMap<number, number>, at = entries.length - 1): number {
  const {operation, operands} = entries[at]!;
  const [a = 0, b = 0] = operands.map((each) => lossOf(entries, numbers, each));
  if (operation === 'number') {
    return numbers.get(at)!;
  }
  return operation === 'tanh' ? 1 - 2 / (Math.exp(2 * a) + 1) : operation === 'add' ? a + b : a * b;
}

const read = (text: string | undefined) => Number(text!.replace(/−/g, '-'));

describe('back-propagation', () => {
  it('gives each number the derivative that central differences give, and the loss its value', () => {
    fc.assert(
      fc.property(tapes, (entries) => {
        const numbers = new Map(entries.flatMap(({value}, i) => (value === undefined ? [] : [[i, value] as const])));
        const {state, say} = [...network.steps(entries)].at(-1)!;
        const h = 1e-4;
        expect(read(state.nodes.at(-1)!.value)).toBeCloseTo(lossOf(entries, numbers), 1);
        numbers.forEach((value, i) => {
          const by = (change: number) => lossOf(entries, new Map([...numbers, [i, value + change]]));
          const want = (by(h) - by(-h)) / (2 * h);
          // Shown in four digits.
          expect(Math.abs(read(state.nodes[i]!.gradient) - want), say).toBeLessThanOrEqual(2e-3 * Math.max(1, Math.abs(want)));
        });
        expect(say).toContain('中心差商一致');
      }),
    );
  });

  it('gives a gradient on only when all that the node flows into have given theirs', () => {
    fc.assert(
      fc.property(tapes, (entries) => {
        const givers = [...network.steps(entries)]
          .filter(({line}) => line === 'spread')
          .map(({state}) => state.nodes.find(({mark}) => mark === 'now')!.id);
        expect(givers).toEqual([...givers].sort((a, b) => b - a));
        expect(givers).toHaveLength(entries.filter(({operands}) => operands.length > 0).length);
      }),
    );
  });

  it("has the page's numbers: 64 for L and x, 32 for y, 16 for a and b, and 16 in two halves from b·b", () => {
    const all = runOf(network, network.cases[0]!.input);
    expect(all.at(-1)!.state.nodes.map(({name, value, gradient}) => [name, value, gradient])).toEqual([
      ['x', '2', '64'],
      ['y', '3', '32'],
      ['a', '6', '16'],
      ['b', '8', '16'],
      ['L', '64', '1'],
    ]);
    expect(all.filter(({line}) => line === 'spread').map(({say}) => say)).toEqual([
      'L 的梯度已经完整，是 1：b 得 1 × 8 = 8；b 再加 1 × 8，成为 16。',
      'b 的梯度已经完整，是 16：a 得 16 × 1 = 16；x 得 16 × 1 = 16。',
      'a 的梯度已经完整，是 16：x 再加 16 × 3，成为 64；y 得 16 × 2 = 32。',
    ]);
    expect(all.at(-1)!.counts).toEqual({前向运算: 3, 反向乘加: 6});
  });

  it('doubles once an addition, and shows a saturated unit that passes almost nothing on', () => {
    expect(runOf(network, 'x=1, a=x+x, b=a+a, c=b+b, L=c+c').at(-1)!.state.nodes[0]!.gradient).toBe('16');
    expect(read(runOf(network, 'x=4, w=2, z=w*x, h=tanh(z), L=h*h').at(-1)!.state.nodes[0]!.gradient)).toBeLessThan(1e-5);
  });

  it('reads what it writes, in full-width signs too, and says how to mend the rest', () => {
    expect(parseTape('x＝2，y=−3；a=x×y')).toMatchObject({text: 'x=2, y=-3, a=x*y'});
    expect(parseTape('x=2, h=tanh x')).toMatchObject({text: 'x=2, h=tanh(x)'});
    fc.assert(
      fc.property(tapes, (entries) => {
        const names = entries.map(({name}) => name);
        const text = entries
          .map(({name, operation, operands, value}) => {
            const [a, b] = operands.map((each) => names[each]);
            return `${name}=${{number: value, add: `${a}+${b}`, mul: `${a}*${b}`, tanh: `tanh(${a})`}[operation]}`;
          })
          .join(', ');
        const parsed = parseTape(text);
        if ('value' in parsed) {
          expect(parsed.value).toEqual(entries);
          expect(parseTape(parsed.text)).toEqual(parsed);
        } else {
          expect(parsed.message).toMatch(/一百万|16 个结点/);
        }
      }),
    );
  });

  it.each([
    ['', /要 2 到 16 个结点/],
    ['x=2', /要 2 到 16 个结点/],
    ['x', /看不懂“x”/],
    ['xy=2, L=xy*xy', /看不懂“xy=2”/],
    ['x=2, x=3', /x 定了两次/],
    ['x=2, L=x*y', /L 用到了 y/],
    ['x=2, L=x/x', /看不懂“x\/x”/],
    ['x=2, L=constructor', /看不懂/],
    ['x=2, y=3, L=x*x', /y 没有流向/],
    ['x=99, a=x*x, b=a*a, L=b*b', /b 的值超过一百万/],
    ['x=2, L=x*3', /看不懂“x\*3”/],
  ])('refuses “%s”', (text, message) => {
    expect(parseTape(text)).toEqual({message: expect.stringMatching(message)});
  });

  it('runs its cases and random ones in whole sentences', () => {
    for (const text of [...network.cases.map(({input}) => input), network.random(() => 0), network.random(() => 0.5)]) {
      const all = runOf(network, text);
      expect(all.every(({say}) => say.endsWith('。'))).toBe(true);
      expect(all.at(-1)!.say).toContain('中心差商一致');
    }
    expect([shown(-0.5), shown(1 / 3), shown(0.00001234), shown(0)]).toEqual(['−0.5', '0.3333', '1.2e−5', '0']);
  });
});
