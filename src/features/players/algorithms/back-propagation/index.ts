import type {Algorithm, Step} from '../types';
import {formulaOf, parseTape, valuesOf, type Entry} from './parse';
import type {TapeNode, TapeState} from './tapeState';

/** Four digits, and a minus sign instead of a hyphen. */
export function shown(n: number): string {
  const short = n !== 0 && Math.abs(n) < 0.001 ? n.toExponential(1) : String(Number(n.toPrecision(4)));
  return short.replace(/-/g, '−');
}

const inBrackets = (n: number) => (n < 0 ? `(${shown(n)})` : shown(n));

/** The local derivatives of an operation, one for each operand. */
function slopesOf({operation}: Entry, value: number, [a = 0, b = 0]: readonly number[]): number[] {
  return {number: [], add: [1, 1], mul: [b, a], tanh: [1 - value * value]}[operation];
}

/** The derivative of the last node by a number, from two more runs. */
function centralDifference(entries: readonly Entry[], at: number): number {
  const h = 1e-5;
  const lossAt = (change: number) =>
    valuesOf(entries.map((entry, i) => (i === at ? {...entry, value: (entry.value ?? 0) + change} : entry))).at(-1)!;
  return (lossAt(h) - lossAt(-h)) / (2 * h);
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-4 * Math.max(1, Math.abs(a), Math.abs(b));

/** A tape that is computed forwards and read backwards. */
class Tape {
  private readonly names: readonly string[];
  private readonly values: readonly number[];
  private readonly gradients: number[];
  /** How many nodes have been computed. */
  private computed = 0;
  private isBackward = false;
  private readonly given = new Set<number>();
  private operations = 0;
  private backward = 0;

  constructor(private readonly entries: readonly Entry[]) {
    this.names = entries.map(({name}) => name);
    this.values = valuesOf(entries);
    this.gradients = entries.map(() => 0);
  }

  *steps(): Generator<Step<TapeState>> {
    const last = this.entries.length - 1;
    const loss = this.names[last];
    yield this.step(undefined, `先从上往下算值，一个结点一步，算到损失 ${loss}；再倒着传梯度。`);
    for (const at of this.entries.keys()) {
      yield this.compute(at);
    }
    this.isBackward = true;
    this.gradients[last] = 1;
    yield this.step('seed', `倒着读带子：${loss} 对自己的导数是 1，别的梯度都从 0 开始加。`, last);
    for (let at = last; at >= 0; at -= 1) {
      if (this.entries[at]!.operands.length > 0) {
        yield this.spread(at);
      }
      this.given.add(at);
    }
    yield this.step(undefined, this.verdict());
  }

  private compute(at: number): Step<TapeState> {
    const {names, values} = this;
    const entry = this.entries[at]!;
    const name = names[at]!;
    this.computed = at + 1;
    if (entry.operation === 'number') {
      return this.step('leaf', `${name} = ${shown(values[at]!)} 是给定的数，没有来处。`, at);
    }
    this.operations += 1;
    const operands = entry.operands.map((each) => values[each]!);
    const [a = 0, b = 0] = operands;
    const made = {add: `${shown(a)} + ${inBrackets(b)}`, mul: `${shown(a)} × ${inBrackets(b)}`, tanh: `tanh(${shown(a)})`}[entry.operation];
    const slopes = slopesOf(entry, values[at]!, operands).map((slope, i) => `对 ${names[entry.operands[i]!]} 是 ${shown(slope)}`);
    const say = `${name} = ${formulaOf(entry, names)} = ${made} = ${shown(values[at]!)}；记下局部导数：${slopes.join('，')}。`;
    return this.step(entry.operation, say, at, {from: entry.operands});
  }

  /** Gives the gradient of a node on to its operands. */
  private spread(at: number): Step<TapeState> {
    const {names, gradients, values} = this;
    const entry = this.entries[at]!;
    const slopes = slopesOf(
      entry,
      values[at]!,
      entry.operands.map((each) => values[each]!),
    );
    const own = gradients[at]!;
    const parts = entry.operands.map((to, i) => {
      const before = gradients[to]!;
      gradients[to] = before + own * slopes[i]!;
      this.backward += 1;
      const added = `${shown(own)} × ${inBrackets(slopes[i]!)}`;
      return `${names[to]} ${before === 0 ? `得 ${added}` : `再加 ${added}`} = ${shown(gradients[to])}`.replace(
        /再加 (.*) = (.*)$/,
        '再加 $1，成为 $2',
      );
    });
    return this.step('spread', `${names[at]} 的梯度已经完整，是 ${shown(own)}：${parts.join('；')}。`, at, {to: entry.operands, slopes});
  }

  /** The gradients of the numbers, compared with differences. */
  private verdict(): string {
    const numbers = this.entries.flatMap(({operation}, at) => (operation === 'number' ? [at] : []));
    const list = numbers.map((at) => `${this.names[at]} ${shown(this.gradients[at]!)}`).join('，');
    const isRight = numbers.every((at) => isNear(this.gradients[at]!, centralDifference(this.entries, at)));
    return `倒完了，梯度是 ${list}${isRight ? '；与逐个改一点再重算的中心差商一致' : ''}。`;
  }

  private step(
    line: string | undefined,
    say: string,
    now?: number,
    {from = [], to = [], slopes = []}: {from?: readonly number[]; to?: readonly number[]; slopes?: readonly number[]} = {},
  ): Step<TapeState> {
    const markOf = (id: number): TapeNode['mark'] => {
      if (id === now) {
        return 'now';
      }
      return from.includes(id) || to.includes(id) ? 'open' : this.given.has(id) ? 'done' : undefined;
    };
    const nodes = this.entries.map((entry, id): TapeNode => ({
      id,
      name: entry.name,
      formula: entry.operation === 'number' ? undefined : formulaOf(entry, this.names),
      value: id < this.computed ? shown(this.values[id]!) : undefined,
      gradient: this.isBackward ? shown(this.gradients[id]!) : undefined,
      mark: markOf(id),
    }));
    const edges = this.entries.flatMap(({operands}, id) =>
      operands.map((operand, i) => ({from: operand, to: id, slope: id === now && to.length > 0 ? shown(slopes[i]!) : undefined})),
    );
    return {state: {nodes, edges}, line, say, counts: {前向运算: this.operations, 反向乘加: this.backward}};
  }
}

/** Reverse mode on a tape: values forwards, then each node's gradient to its operands, last node first. */
export default {
  title: '反向传播',
  parse: parseTape,
  cases: [
    {label: '例子：(xy + x)²', input: 'x=2, y=3, a=x*y, b=a+x, L=b*b'},
    {label: '一个神经元', input: 'x=2, w=0.5, b=-0.3, t=-0.2, p=w*x, z=p+b, h=tanh(z), e=h+t, L=e*e'},
    {
      label: '两个隐藏单元',
      input:
        'x=1, w1=0.5, w2=-1, v1=2, v2=1, t=-0.5, p1=w1*x, p2=w2*x, h1=tanh(p1), h2=tanh(p2), q1=v1*h1, q2=v2*h2, y=q1+q2, e=y+t, L=e*e',
    },
    {label: '饱和', input: 'x=4, w=2, z=w*x, h=tanh(z), L=h*h'},
    {label: '一路相加', input: 'x=1, a=x+x, b=a+a, c=b+b, L=c+c'},
  ],
  random(random) {
    const one = () => (Math.round((random() * 4 - 2) * 10) / 10 || 0.1).toString();
    return `x=${one()}, w=${one()}, v=${one()}, b=${one()}, t=${one()}, p=w*x, z=p+b, h=tanh(z), q=v*h, e=q+t, L=e*e`;
  },
  *steps(entries) {
    yield* new Tape(entries).steps();
  },
} satisfies Algorithm<readonly Entry[], TapeState>;
