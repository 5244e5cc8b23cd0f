import type {Parsed} from '../../../../shared/pure/parse';
import type {Case} from '../types';

export interface KeyOperation {
  type: 'insert' | 'erase' | 'find';
  key: number;
}

export interface HashInput {
  /** Number of slots. */
  size: number;
  operations: readonly KeyOperation[];
}

const SIZE = {min: 2, max: 13, usual: 11};
const MAX_OPERATIONS = 20;
const TYPES = {'': 'insert', '-': 'erase', '?': 'find'} as const;
const SIGNS = {insert: '', erase: '-', find: '?'};

/** Parses keys to insert, erase and find: `22 33 -22 ?33`. */
export function parseOperations(list: string): Parsed<readonly KeyOperation[]> {
  const parts = list
    .normalize('NFKC')
    .split(/[\s,、;]+/)
    .filter(Boolean);
  const operations: KeyOperation[] = [];
  for (const part of parts) {
    const match = /^(?<sign>[-?]?)(?<key>\d{1,2})$/.exec(part)?.groups;
    if (!match) {
      return {message: `看不懂“${part}”。键是 0 到 99：22 是插入，-22 是删除，?22 是查找。`};
    }
    operations.push({type: TYPES[match.sign as keyof typeof TYPES], key: Number(match.key)});
  }
  if (operations.length < 1 || operations.length > MAX_OPERATIONS) {
    return {message: `要 1 到 ${MAX_OPERATIONS} 个操作，现在是 ${operations.length} 个。`};
  }
  return {value: operations, text: operations.map(({type, key}) => SIGNS[type] + key).join(' ')};
}

/** Parses `11: 22 33 -22 ?33`: the number of slots, then keys to insert, erase and find. */
export function parseKeys(text: string): Parsed<HashInput> {
  const [head = '', ...tail] = text.normalize('NFKC').split(':');
  const [before, list] = tail.length > 0 ? [head.trim(), tail.join(' ')] : [String(SIZE.usual), head];
  const size = Number(before.replace(/^m\s*=\s*/i, ''));
  if (!Number.isInteger(size) || size < SIZE.min || size > SIZE.max) {
    return {message: `冒号前面写格数，${SIZE.min} 到 ${SIZE.max}；不写就是 ${SIZE.usual}。`};
  }
  const parsed = parseOperations(list);
  return 'message' in parsed ? parsed : {value: {size, operations: parsed.value}, text: `${size}: ${parsed.text}`};
}

export const EXAMPLE: Case = {label: '例子', input: '11: 22 33 14 25 3 -14 ?25 36 ?47'};

/** Eight insertions, an erasure, and searches for the erased key and another. */
export function randomKeys(random: () => number): string {
  const key = () => Math.floor(random() * 100);
  const keys = Array.from({length: 8}, key);
  return `11: ${keys.join(' ')} -${keys[3]} ?${keys[3]} ?${keys[6]}`;
}
