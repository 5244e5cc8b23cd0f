import type {Parsed} from '../../../../shared/pure/parse';
import {parseList} from '../../../../shared/pure/parse';

const RANGE = {min: 0, max: 99, length: {min: 0, max: 60}};
const MAX_KEYS = 31;
const MAX_OPERATIONS = 60;
const POPS = /^(?:弹|pop)$/i;
const BUILDS = /^(?:建|build)$/i;
const HINT = '写数是推入，写“弹”是弹出最大的；开头写“建”，后面的数一次建成堆，例如：建 3 9 5 弹 7。';

/** A number is pushed. */
export type Operation = number | 'pop';

export interface Input {
  /** What is made a heap at once, before the operations. */
  build: readonly number[];
  operations: readonly Operation[];
}

/** Numbers to push and words to pop, after a heap that may be built at once. */
export function parse(text: string): Parsed<Input> {
  const parts = text
    .normalize('NFKC')
    .trim()
    .split(/[\s,、;:]+/)
    .filter(Boolean);
  const isBuilt = BUILDS.test(parts[0] ?? '');
  const rest = isBuilt ? parts.slice(1) : parts;
  const numbers = parseList(rest.filter((part) => !POPS.test(part)).join(' '), RANGE);
  if ('message' in numbers) {
    return {message: `${numbers.message}${HINT}`};
  }
  if (rest.length === 0 || rest.length > MAX_OPERATIONS) {
    return {message: `要 1 到 ${MAX_OPERATIONS} 项，现在是 ${rest.length} 项。${HINT}`};
  }
  const operations = rest.map((part): Operation => (POPS.test(part) ? 'pop' : Number(part)));
  let size = 0;
  for (const [i, operation] of operations.entries()) {
    size += operation === 'pop' ? -1 : 1;
    if (size < 0) {
      return {message: `第 ${i + 1} 项要弹出，可是堆已经空了。`};
    }
    if (size > MAX_KEYS) {
      return {message: `堆里最多画 ${MAX_KEYS} 个数，第 ${i + 1} 项超过了。`};
    }
  }
  const end = operations.indexOf('pop');
  const built = isBuilt ? operations.slice(0, end < 0 ? undefined : end) : [];
  return {
    value: {build: built as number[], operations: operations.slice(built.length)},
    text: [...(isBuilt ? ['建'] : []), ...operations.map((operation) => (operation === 'pop' ? '弹' : operation))].join(' '),
  };
}
