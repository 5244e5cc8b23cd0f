import type {Parsed} from '../../../../shared/pure/parse';

export interface Edge {
  from: number;
  to: number;
  /** 1 in unweighted graphs. */
  weight: number;
}

export interface Graph {
  directed: boolean;
  /** Sorted; node i of the page's program is `names[i]`. */
  names: readonly string[];
  /** In the order of the input. */
  edges: readonly Edge[];
  /** The first node of the input. */
  start: number;
  text: string;
}

export interface GraphKind {
  edges: 'directed' | 'undirected' | 'either';
  /** Limits of the weights, when there are any. */
  weights?: {min: number; max: number};
  /** The most nodes; 12 unless said otherwise. */
  most?: number;
}

const MOST = {nodes: 12, edges: 24};

const NAME = '[A-Za-z]|\\d{1,2}';
const ENTRY = new RegExp(`^(${NAME})(?:\\s*(-|>)\\s*(${NAME})(?:\\s*[ :=]\\s*(-?\\d{1,3}))?)?$`);

/** Normalises full-width signs, arrows and long dashes. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\s*(-+>|=+>|[→⟶])\s*/g, '>')
    .replace(/[—–−]+/g, '-')
    .replace(/--+/g, '-')
    .trim();

const inOrder = (a: string, b: string) => (/^\d+$/.test(a) && /^\d+$/.test(b) ? Number(a) - Number(b) : a < b ? -1 : 1);

/** Why an edge does not fit the kind of graph, and how to fix it. */
function faultOf([from, sign, to, weight]: readonly (string | undefined)[], {edges, weights}: GraphKind): string | undefined {
  const written = `${from}${sign}${to}`;
  if (edges === 'directed' && sign === '-') {
    return `这里的边有方向：把 ${written} 写成 ${from}>${to}。`;
  }
  if (edges === 'undirected' && sign === '>') {
    return `这里的边没有方向：把 ${written} 写成 ${from}-${to}。`;
  }
  if (from === to) {
    return `${written} 是自环，这里不画，请去掉。`;
  }
  if (weights && weight === undefined) {
    return `${written} 还没有权：在后面空一格写一个整数，如 ${written} 4。`;
  }
  const outside = weights && (Number(weight) < weights.min || Number(weight) > weights.max);
  return outside ? `${written} 的权要在 ${weights.min} 到 ${weights.max} 之间。` : undefined;
}

/** Parses edges separated by commas, such as `A-B 4, B-C 2` or `A>B, B>C`; a name alone is a node without edges yet. */
export function parseGraph(text: string, kind: GraphKind): Parsed<Graph> {
  const usual = `A${kind.edges === 'directed' ? '>' : '-'}B${kind.weights ? ' 4' : ''}`;
  const entries = plain(text)
    .split(/\s*[,;、\n]\s*/)
    .filter(Boolean);
  if (entries.length === 0) {
    return {message: `写出边，用逗号隔开，如 ${usual}。`};
  }
  const read = entries.map((entry) => ENTRY.exec(entry));
  const wrong = read.indexOf(null);
  if (wrong >= 0) {
    return {message: `看不懂“${entries[wrong]}”：一条边写成 ${usual}，结点是一个字母或两位以内的数，边之间用逗号。`};
  }
  const parts = read
    .filter((found) => found !== null)
    .map((found) => [found[1]!.toUpperCase(), found[2], found[3]?.toUpperCase(), found[4]] as const);
  const drawn = parts.filter(([, sign]) => sign);
  const fault = drawn.map((part) => faultOf(part, kind)).find(Boolean);
  if (fault) {
    return {message: fault};
  }
  const directed = drawn.some(([, sign]) => sign === '>') || kind.edges === 'directed';
  if (directed && drawn.some(([, sign]) => sign === '-')) {
    return {message: '要么全写有向边 A>B，要么全写无向边 A-B。'};
  }
  const keys = drawn.map(([from, , to = '']) => (directed ? [from, to] : [from, to].sort()).join(' '));
  const twice = keys.findIndex((key, i) => keys.indexOf(key) < i);
  if (twice >= 0) {
    return {message: `${drawn[twice]!.slice(0, 3).join('')} 写了两次，留下一条。`};
  }
  const names = [...new Set(parts.flatMap(([from, , to]) => (to ? [from, to] : [from])))].sort(inOrder);
  const most = kind.most ?? MOST.nodes;
  if (names.length > most || drawn.length > MOST.edges) {
    return {message: `最多 ${most} 个结点、${MOST.edges} 条边，现在是 ${names.length} 个、${drawn.length} 条。`};
  }
  const edges = drawn.map(([from, , to = '', weight]) => ({
    from: names.indexOf(from),
    to: names.indexOf(to),
    weight: kind.weights ? Number(weight) : 1,
  }));
  const written = parts
    .map(([from, sign, to, weight]) => (sign ? `${from}${sign}${to}${kind.weights ? ` ${Number(weight)}` : ''}` : from))
    .join(', ');
  return {value: {directed, names, edges, start: names.indexOf(parts[0]![0]), text: written}, text: written};
}
