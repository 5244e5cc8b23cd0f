import {parseList, type Parsed} from '../../../../shared/pure/parse';
import {ListRun, type ListState} from '../list/listRun';
import type {Algorithm, Step} from '../types';

const MAX_NODES = 10;

export interface CircleInput {
  values: readonly number[];
  /** Where the last node points back to, if anywhere. */
  entry?: number;
}

/** `3 1 4 1 5 >2`: the last node points back to number 2. */
function parse(text: string): Parsed<CircleInput> {
  const [list = '', back, ...more] = text.normalize('NFKC').split('>');
  const parsed = parseList(list, {min: 0, max: 99, length: {min: 1, max: MAX_NODES}});
  if ('message' in parsed) {
    return parsed;
  }
  if (back === undefined) {
    return {value: {values: parsed.value}, text: parsed.text};
  }
  const entry = Number(back);
  if (more.length > 0 || !/^\s*\d+\s*$/.test(back) || entry >= parsed.value.length) {
    return {message: `“>”后面写表尾指回几号结点，0 到 ${parsed.value.length - 1}；没有环就不写“>”。`};
  }
  return {value: {values: parsed.value, entry}, text: `${parsed.text} >${entry}`};
}

function* steps({values, entry}: CircleInput): Generator<Step<ListState>> {
  const list = new ListRun(values.map(String), values.length, 1, ['走指针']);
  const last = values.length - 1;
  if (entry !== undefined) {
    list.link(last, entry);
  }
  const name = (id: number) => `${id} 号（${list.text(id)}）`;
  let slow = 0;
  let fast: number | undefined = 0;
  list.set('slow', slow);
  list.set('fast', fast);
  yield list.step('start', 'slow 与 fast 都从表头出发。');
  do {
    const ahead: number | undefined = fast === undefined ? undefined : list.next(fast);
    if (fast === undefined || ahead === undefined) {
      yield list.step(
        'straight',
        `${fast === undefined ? 'fast 已走出表尾' : 'fast 后面是空'}，没有环；slow 停在 ${name(slow)}，正是中点（个数为偶时是靠后的一个）。`,
        {done: [slow]},
      );
      return;
    }
    slow = list.follow(slow)!;
    list.set('slow', slow);
    yield list.step('slow', `slow 走一步，到 ${name(slow)}。`);
    fast = list.follow(list.follow(fast)!);
    list.set('fast', fast);
    yield list.step(
      'fast',
      `fast 走两步，${fast === undefined ? '走出了表尾' : `到 ${name(fast)}`}。${slow === fast ? '两个相遇了：表里有环。' : ''}`,
      slow === fast ? {compared: [slow]} : {},
    );
  } while (slow !== fast);
  slow = 0;
  list.set('slow', slow);
  yield list.step('again', 'slow 回到表头，fast 留在相遇处；从现在起都一步一步走。');
  while (slow !== fast) {
    slow = list.follow(slow)!;
    fast = list.follow(fast)!;
    list.set('slow', slow);
    list.set('fast', fast);
    yield list.step('together', `各走一步：slow 到 ${name(slow)}，fast 到 ${name(fast)}。`);
  }
  yield list.step('entry', `相遇在 ${name(slow)}，它就是环的入口：从表头走到它要 ${slow} 步。`, {done: [slow]});
}

function random(draw: () => number): string {
  const values = Array.from({length: 8}, () => Math.floor(draw() * 100));
  return `${values.join(' ')} >${Math.floor(draw() * values.length)}`;
}

/** Floyd's tortoise and hare: the middle of a list, or the entry of its cycle. */
export default {
  title: '快慢指针：找中点，找环的入口',
  parse,
  cases: [
    {label: '例子：有环', input: '3 1 4 1 5 9 2 >2'},
    {label: '没有环', input: '3 1 4 1 5 9 2'},
    {label: '最坏：长尾自环', input: '1 2 3 4 5 6 7 8 9 >8'},
    {label: '整个是环', input: '1 2 3 4 5 >0'},
  ],
  random,
  steps,
} satisfies Algorithm<CircleInput, ListState>;
