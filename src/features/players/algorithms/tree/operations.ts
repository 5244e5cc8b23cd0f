import type {Parsed} from '../../../../shared/pure/parse';

export type Kind = 'insert' | 'search' | 'delete';

export interface Operation {
  kind: Kind;
  key: number;
}

/** The initial keys, inserted without steps, and the operations to show. */
export interface Task {
  start: readonly number[];
  watch: readonly Operation[];
}

export const VERBS: Record<Kind, string> = {insert: '插入', search: '查找', delete: '删除'};

const KINDS: Record<string, Kind> = {'': 'insert', '+': 'insert', '?': 'search', '-': 'delete'};
const SIGNS: Record<Kind, string> = {insert: '', search: '?', delete: '-'};
const OPERATION = /^([-+?]?)(\d{1,2})$/;

/** More nodes would be too small to read, where a player does not say that its trees are worth scrolling. */
const MAX_OPERATIONS = 24;

const HELP: Record<Kind, string> = {insert: '5 插入', search: '?5 查找', delete: '-5 删除'};

function read(part: string, allowed: readonly Kind[]): Operation | undefined {
  const [, sign = '', digits] = OPERATION.exec(part) ?? [];
  const kind = KINDS[sign]!;
  return digits && allowed.includes(kind) ? {kind, key: Number(digits)} : undefined;
}

const write = ({kind, key}: Operation): string => SIGNS[kind] + key;

/** Parses `5 2 8 | ?2 -5`: initial keys, a bar, then operations; without a bar, all operations start from the empty tree. */
export function parseTask(text: string, allowed: readonly Kind[], most = MAX_OPERATIONS): Parsed<Task> {
  const sides = text.normalize('NFKC').split('|');
  if (sides.length > 2) {
    return {message: '竖线 | 只能有一条：左边是先建好的树，右边是要看的操作。'};
  }
  const help = `${allowed.map((kind) => HELP[kind]).join('，')}；键是 0 到 99 的整数，用空格隔开`;
  const parts = sides.map((side) => side.split(/[\s,、;]+/).filter(Boolean));
  const start: number[] = [];
  const watch: Operation[] = [];
  for (const [i, side] of parts.entries()) {
    const isStart = i < parts.length - 1;
    for (const part of side) {
      const operation = read(part, isStart ? ['insert'] : allowed);
      if (!operation) {
        return {message: isStart ? `“${part}”不行：竖线左边只写先放进树里的键，0 到 99 的整数。` : `“${part}”不行：${help}。`};
      }
      if (isStart) {
        start.push(operation.key);
      } else {
        watch.push(operation);
      }
    }
  }
  if (watch.length === 0) {
    return {message: `还没有要看的操作：${help}。`};
  }
  if (start.length + watch.length > most) {
    return {message: `最多 ${most} 个键和操作，现在是 ${start.length + watch.length} 个。`};
  }
  return {value: {start, watch}, text: [...(start.length > 0 ? [start.join(' '), '|'] : []), ...watch.map(write)].join(' ')};
}
