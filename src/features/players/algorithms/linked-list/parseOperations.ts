import type {Parsed} from '../../../../shared/pure/parse';

/** What is done to a list: insert `value` so that it becomes number `at`, erase the first `value`, or reverse. */
export type Operation = {type: 'insert'; value: number; at: number} | {type: 'erase'; value: number} | {type: 'reverse'};

export interface ListInput {
  values: readonly number[];
  operations: readonly Operation[];
}

/** Nodes at most, at any time. */
export const MAX_NODES = 9;
const MAX_OPERATIONS = 6;
const INSERT = /^\+(?<value>\d{1,2})(?:@(?<at>\d{1,2}))?$/;
const ERASE = /^-(?<value>\d{1,2})$/;
const HELP = '先写表里的数（0 到 99），再写操作：+7@1 把 7 插成 1 号，+7 插在表尾，-9 删第一个 9，r 反转。';

/** The list after an operation. */
export function apply(values: readonly number[], operation: Operation): number[] {
  switch (operation.type) {
    case 'insert':
      return [...values.slice(0, operation.at), operation.value, ...values.slice(operation.at)];
    case 'erase': {
      const at = values.indexOf(operation.value);
      return values.filter((_, i) => i !== at);
    }
    case 'reverse':
      return [...values].reverse();
  }
}

function operationOf(part: string, length: number): Operation | undefined {
  const insert = INSERT.exec(part)?.groups;
  if (insert) {
    return {type: 'insert', value: Number(insert.value), at: insert.at === undefined ? length : Number(insert.at)};
  }
  const erase = ERASE.exec(part)?.groups;
  return erase ? {type: 'erase', value: Number(erase.value)} : /^(?:r|反转?)$/i.test(part) ? {type: 'reverse'} : undefined;
}

const textOf = (operation: Operation) =>
  operation.type === 'insert' ? `+${operation.value}@${operation.at}` : operation.type === 'erase' ? `-${operation.value}` : 'r';

/** `5 2 9 +7@1 -9 r`: numbers, then operations. */
export function parseOperations(text: string): Parsed<ListInput> {
  const parts = text
    .normalize('NFKC')
    .split(/[\s,、;]+/)
    .filter(Boolean);
  const split = parts.findIndex((part) => !/^\d+$/.test(part));
  const [numbers, rest] = split < 0 ? [parts, []] : [parts.slice(0, split), parts.slice(split)];
  const values = numbers.map(Number);
  if (values.some((value) => value > 99)) {
    return {message: `“${values.find((value) => value > 99)}”不行：每个数是 0 到 99 之间的整数。`};
  }
  if (rest.length < 1 || rest.length > MAX_OPERATIONS) {
    return {message: `要 1 到 ${MAX_OPERATIONS} 个操作，现在是 ${rest.length} 个。${HELP}`};
  }
  const operations: Operation[] = [];
  let now: readonly number[] = values;
  for (const part of rest) {
    const operation = operationOf(part, now.length);
    if (!operation) {
      return {message: `看不懂“${part}”。${HELP}`};
    }
    if (operation.type === 'insert' && operation.at > now.length) {
      return {message: `“${part}”不行：这时表长 ${now.length}，只能插成 0 到 ${now.length} 号。`};
    }
    operations.push(operation);
    now = apply(now, operation);
    if (now.length > MAX_NODES) {
      break;
    }
  }
  if (Math.max(values.length, now.length) > MAX_NODES) {
    return {message: `表里至多 ${MAX_NODES} 个数，否则画不下。`};
  }
  return {value: {values, operations}, text: [...values, ...operations.map(textOf)].join(' ')};
}
