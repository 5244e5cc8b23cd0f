import type {Parsed} from '../../../../shared/pure/parse';

/** A node of the tape: a number, or an operation on earlier nodes. */
export interface Entry {
  name: string;
  operation: 'number' | 'add' | 'mul' | 'tanh';
  /** Indices of the operands. */
  operands: readonly number[];
  /** Of a number. */
  value?: number;
}

const MOST = 16;
/** Values beyond it do not fit their boxes. */
const LARGEST = 1e6;

const NAME = '[A-Za-z]\\d?';
const NUMBER = /^-?\d{1,2}(?:\.\d{1,3})?$/;
const BINARY = new RegExp(`^(${NAME})\\s*([+*])\\s*(${NAME})$`);
const TANH = new RegExp(`^tanh\\s*\\(?\\s*(${NAME})\\s*\\)?$`);
const SIGNS = {'+': 'add', '*': 'mul'} as const;

/** What a node computes, as the input writes it. */
export function formulaOf({operation, operands, value}: Entry, names: readonly string[]): string {
  const [a, b] = operands.map((each) => names[each]);
  return {number: String(value), add: `${a}+${b}`, mul: `${a}*${b}`, tanh: `tanh(${a})`}[operation];
}

/** The values of all nodes, first to last. */
export function valuesOf(entries: readonly Entry[]): number[] {
  const values: number[] = [];
  entries.forEach(({operation, operands, value = 0}) => {
    const [a = 0, b = 0] = operands.map((each) => values[each]!);
    values.push({number: value, add: a + b, mul: a * b, tanh: Math.tanh(a)}[operation]);
  });
  return values;
}

/** One part `a = x*y`, after those before it; or why it is none. */
function readEntry(part: string, names: readonly string[]): Entry | string {
  const [name = '', right = '', more] = part.split('=').map((side) => side.trim());
  if (!new RegExp(`^${NAME}$`).test(name) || !right || more !== undefined) {
    return `看不懂“${part}”：一项写成 x=2、a=x*y、b=a+x 或 h=tanh(b)，名字是一个字母，后面可以带一位数字。`;
  }
  if (names.includes(name)) {
    return `${name} 定了两次：每个结点要有自己的名字。`;
  }
  if (NUMBER.test(right)) {
    return {name, operation: 'number', operands: [], value: Number(right)};
  }
  const [, a, sign, b] = BINARY.exec(right) ?? [];
  const [, inner] = TANH.exec(right) ?? [];
  const used = inner ? [inner] : [a, b].filter((each) => each !== undefined);
  if (used.length === 0) {
    return `看不懂“${right}”：右边写一个数（-99 到 99，至多三位小数），或 x*y、x+y、tanh(x)。`;
  }
  const unknown = used.find((each) => !names.includes(each));
  if (unknown) {
    return `${name} 用到了 ${unknown}，它前面还没有 ${unknown}。`;
  }
  const operation = inner ? 'tanh' : SIGNS[sign as keyof typeof SIGNS];
  return {name, operation, operands: used.map((each) => names.indexOf(each))};
}

/** Parses `x=2, y=3, a=x*y, b=a+x, L=b*b`: the tape in order; the last node is the loss. */
export function parseTape(text: string): Parsed<readonly Entry[]> {
  const parts = text
    .normalize('NFKC')
    .replace(/[·×]/g, '*')
    .replace(/−/g, '-')
    .split(/[,;、\n]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  const entries: Entry[] = [];
  for (const part of parts) {
    const entry = readEntry(
      part,
      entries.map(({name}) => name),
    );
    if (typeof entry === 'string') {
      return {message: entry};
    }
    entries.push(entry);
  }
  if (entries.length < 2 || entries.length > MOST) {
    return {message: `要 2 到 ${MOST} 个结点，现在是 ${entries.length} 个。`};
  }
  const names = entries.map(({name}) => name);
  const unused = names.find((_, i) => i < names.length - 1 && !entries.some(({operands}) => operands.includes(i)));
  if (unused) {
    return {message: `${unused} 没有流向任何结点：用上它，或者去掉。最后一个结点是损失。`};
  }
  const values = valuesOf(entries);
  const large = names.find((_, i) => Math.abs(values[i]!) > LARGEST);
  if (large) {
    return {message: `${large} 的值超过一百万，图里写不下：把数改小一点。`};
  }
  return {value: entries, text: entries.map((entry) => `${entry.name}=${formulaOf(entry, names)}`).join(', ')};
}
