import type {Parsed} from '../../../../shared/pure/parse';
import {marked} from '../tree/marked';
import type {TreeNode, TreeState} from '../tree/treeState';
import type {Algorithm, Step} from '../types';

interface Symbol {
  name: string;
  weight: number;
}

const MAX_SYMBOLS = 16;
const MAX_WEIGHT = 9999;
const SYMBOL = /^(?<name>[\p{L}_])[:=]?(?<weight>\d{1,4})$/u;

/** A letter with its weight, such as a5. */
function parse(text: string): Parsed<Symbol[]> {
  const parts = text
    .normalize('NFKC')
    .trim()
    .split(/[\s,、;]+/)
    .filter(Boolean);
  const symbols: Symbol[] = [];
  for (const part of parts) {
    const {name, weight} = SYMBOL.exec(part)?.groups ?? {};
    if (!name || Number(weight) < 1) {
      return {message: `“${part}”不行：写一个字母或汉字和它的权，例如 a5，权是 1 到 ${MAX_WEIGHT} 的整数。`};
    }
    if (symbols.some((symbol) => symbol.name === name)) {
      return {message: `“${name}”写了两次：每个符号只写一次。`};
    }
    symbols.push({name, weight: Number(weight)});
  }
  if (symbols.length < 1 || symbols.length > MAX_SYMBOLS) {
    return {message: `要 1 到 ${MAX_SYMBOLS} 种符号，现在是 ${symbols.length} 种。`};
  }
  return {value: symbols, text: symbols.map(({name, weight}) => name + weight).join(' ')};
}

interface Node {
  weight: number;
  /** The symbol of a leaf. */
  name?: string;
  children: readonly number[];
}

/** A forest that is merged into one tree; a node's id is its index in `nodes`, leaves first. */
class Forest {
  readonly nodes: Node[];
  /** Roots, the lightest first, the older first among equals. */
  queue: readonly number[];
  readonly codes: {id: number; text: string}[] = [];
  private cost = 0;

  constructor(private readonly symbols: readonly Symbol[]) {
    this.nodes = symbols.map(({name, weight}) => ({name, weight, children: []}));
    this.queue = this.sorted(symbols.map((_, id) => id));
  }

  weight(id: number): number {
    return this.nodes[id]!.weight;
  }

  label(id: number): string {
    const {name, weight} = this.nodes[id]!;
    return `${name ?? '合出的'} ${weight}`;
  }

  merge(a: number, b: number): number {
    const weight = this.weight(a) + this.weight(b);
    const id = this.nodes.push({weight, children: [a, b]}) - 1;
    this.cost += weight;
    this.queue = this.sorted([...this.queue.filter((root) => root !== a && root !== b), id]);
    return id;
  }

  step(line: string | undefined, say: string, marks: {compared?: number[]; moved?: number[]} = {}): Step<TreeState> {
    const nodes = this.nodes.map(({name, weight, children}, id): TreeNode => ({
      id,
      keys: [`${name ?? ''}${weight}`],
      children,
      edge: this.bitOf(id),
    }));
    return {
      state: marked({roots: this.queue, centred: true, nodes, row: [...this.codes]}, {...marks, done: this.codes.map(({id}) => id)}),
      line,
      say,
      counts: {合并: this.nodes.length - this.symbols.length, 带权路径长: this.cost},
    };
  }

  private bitOf(id: number): string | undefined {
    const parent = this.nodes.find(({children}) => children.includes(id));
    return parent && String(parent.children.indexOf(id));
  }

  private sorted(ids: number[]): number[] {
    return ids.sort((a, b) => this.weight(a) - this.weight(b) || a - b);
  }
}

function* assign(forest: Forest, id: number, path: string): Generator<Step<TreeState>> {
  const {children, name, weight} = forest.nodes[id]!;
  if (children.length === 0) {
    const code = path || '0';
    forest.codes.push({id, text: `${name} ${code}`});
    const why = path ? `从根走到 ${name}，依次是 ${code}` : '只有一种符号，也要写点什么，约定写 0';
    yield forest.step('code', `${why}：码长 ${code.length}，出现 ${weight} 次，占 ${code.length * weight} 位。`, {moved: [id]});
    return;
  }
  yield* assign(forest, children[0]!, `${path}0`);
  yield* assign(forest, children[1]!, `${path}1`);
}

function* steps(symbols: readonly Symbol[]): Generator<Step<TreeState>> {
  const forest = new Forest(symbols);
  yield forest.step('leaf', `${symbols.length} 种符号，每种各成一棵树，按权从小到大排队。`);
  while (forest.queue.length > 1) {
    const [a, b] = forest.queue as [number, number];
    yield forest.step('take', `取出最轻的两棵：${forest.label(a)} 与 ${forest.label(b)}，轻的往深处放最划算。`, {compared: [a, b]});
    const id = forest.merge(a, b);
    yield forest.step(
      'merge',
      `合成一棵，权 ${forest.weight(a)} + ${forest.weight(b)} = ${forest.weight(id)}：底下每个符号的码都加长一位。`,
      {moved: [id]},
    );
  }
  const [root] = forest.queue as [number];
  yield* assign(forest, root, '');
  const bits = forest.codes.reduce((sum, {id, text}) => sum + forest.weight(id) * text.split(' ')[1]!.length, 0);
  yield forest.step(undefined, `做完了：${forest.weight(root)} 个字符共编成 ${bits} 位。`);
}

const LETTERS = 'abcdefghijklmnop';
const weighted = (weights: readonly number[]) => weights.map((weight, i) => `${LETTERS[i]}${weight}`).join(' ');

/** Huffman's code: the two lightest trees are merged until one is left; of equal ones the older is taken. */
const huffmanTree: Algorithm<Symbol[], TreeState> = {
  title: '哈夫曼树',
  parse,
  cases: [
    {label: '例子：abracadabra', input: 'a5 b2 r2 c1 d1'},
    {label: '最深：斐波那契', input: weighted([1, 1, 2, 3, 5, 8, 13])},
    {label: '一样多', input: weighted([1, 1, 1, 1, 1, 1, 1, 1])},
    {label: '只有一种', input: 'a7'},
  ],
  random: (random) => weighted(Array.from({length: 7}, () => 1 + Math.floor(random() * 30))),
  steps,
};

export default huffmanTree;
