import type {Parsed} from '../../../../shared/pure/parse';
import type {Instruction, Op} from './types';

const REGISTER = /^x(?:[12]?\d|3[01])$/;
const CONSTANT = /^-?\d{1,4}$/;
const MEMORY = /^(-?\d{1,4})?\((x\d+)\)$/;
const LABEL = /^[a-z_]\w*$/;
/** The shape of what follows each operation: d destination, s source, c constant, m memory, l label. */
const SHAPES: Record<Op, string> = {lw: 'dm', sw: 'sm', add: 'dss', sub: 'dss', and: 'dss', or: 'dss', addi: 'dsc', beq: 'ssl', bne: 'ssl'};
const EXAMPLES: Record<Op, string> = {
  lw: 'lw x5, 0(x10)',
  sw: 'sw x5, 0(x10)',
  add: 'add x7, x5, x6',
  sub: 'sub x7, x5, x6',
  and: 'and x7, x5, x6',
  or: 'or x7, x5, x6',
  addi: 'addi x5, x5, 4',
  beq: 'beq x5, x0, end',
  bne: 'bne x5, x0, loop',
};
const MAX_LINES = 12;

/** The parts of one instruction, or undefined where they do not fit the operation. */
function decode(op: Op, parts: readonly string[], labels: ReadonlyMap<string, number>): Omit<Instruction, 'text'> | undefined {
  const shape = SHAPES[op];
  const decoded: {op: Op; dest?: string; sources: string[]; constant: number; target: number} = {op, sources: [], constant: 0, target: 0};
  const fits = [...shape].every((kind, i) => {
    const part = parts[i] ?? '';
    if (kind === 'd' || kind === 's') {
      if (kind === 'd') {
        decoded.dest = part;
      } else {
        decoded.sources.push(part);
      }
      return REGISTER.test(part);
    }
    if (kind === 'm') {
      const [, offset = '0', base = ''] = MEMORY.exec(part) ?? [];
      decoded.constant = Number(offset);
      decoded.sources.push(base);
      return REGISTER.test(base);
    }
    if (kind === 'l') {
      decoded.target = labels.get(part) ?? -1;
      return decoded.target >= 0;
    }
    decoded.constant = Number(part);
    return CONSTANT.test(part);
  });
  return fits && parts.length === shape.length ? decoded : undefined;
}

/** A program as typed: instructions parted by semicolons; a name with a colon before one is a place to jump to. */
export function parseProgram(typed: string): Parsed<Instruction[]> {
  const labels = new Map<string, number>();
  const lines: string[] = [];
  const shown: string[] = [];
  for (const piece of typed.normalize('NFKC').toLowerCase().split(/[;\n]/)) {
    const [, names = '', rest = ''] = /^\s*((?:\w+\s*:\s*)*)(.*?)\s*$/.exec(piece) ?? [];
    for (const name of names
      .split(':')
      .map((one) => one.trim())
      .filter(Boolean)) {
      if (!LABEL.test(name) || labels.has(name)) {
        return {message: `标号“${name}”不行：用字母开头，每个只出现一次。`};
      }
      labels.set(name, lines.length);
    }
    if (rest) {
      lines.push(rest);
    }
    if (names.trim() || rest) {
      shown.push([names.replace(/\s+/g, '').replace(/:/g, ': '), rest.replace(/\s*,\s*/g, ', ').replace(/\s+/g, ' ')].join('').trim());
    }
  }
  if (lines.length < 1 || lines.length > MAX_LINES) {
    return {message: `要 1 到 ${MAX_LINES} 条指令，用分号隔开；现在是 ${lines.length} 条。`};
  }
  const value: Instruction[] = [];
  for (const line of lines) {
    const [name = '', ...parts] = line
      .replace(/,/g, ' ')
      .replace(/(\s-?\d+)\s+\(/g, '$1(')
      .split(/\s+/);
    if (!(name in SHAPES)) {
      return {message: `不认识“${name}”：可以用 ${Object.keys(SHAPES).join('、')}。`};
    }
    const op = name as Op;
    const decoded = decode(op, parts, labels);
    if (!decoded) {
      return {message: `“${line}”的写法不对，照这样：${EXAMPLES[op]}。寄存器是 x0 到 x31，跳去的标号要写在某条指令前面。`};
    }
    value.push({...decoded, text: `${op} ${parts.join(', ')}`});
  }
  return {value, text: shown.join('; ')};
}
