import {ListRun, type ListState} from '../list/listRun';
import type {Algorithm, Step} from '../types';
import {apply, parseOperations, type ListInput} from './parseOperations';

type Steps = Generator<Step<ListState>>;

/** The sentinel is created first. */
const HEAD = 0;

function* insert(list: ListRun, pos: number, x: number): Steps {
  let p = HEAD;
  list.set('p', p);
  yield list.step('start', `要把 ${x} 插成 ${pos} 号，先找它的前驱：p 从哨兵出发，走 ${pos} 步。`);
  for (let left = pos; left > 0; left -= 1) {
    p = list.follow(p)!;
    list.set('p', p);
    yield list.step('walk', `p 走到 ${list.text(p)}，${left > 1 ? `还要走 ${left - 1} 步` : '它就是前驱'}。`);
  }
  const q = list.make(String(x), list.at(p) + 1);
  list.set('q', q);
  yield list.step('make', `造出结点 ${x}，它还没有挂进表里。`);
  const after = list.next(p);
  list.setNext(q, after);
  yield list.step(
    'hang',
    after === undefined
      ? `p 后面没有结点，${x} 的指针就是空：它将是表尾。`
      : `先让 ${x} 指向 ${list.text(after)}：后半截表现在有两个结点指着，丢不了。`,
  );
  list.setNext(p, q);
  yield list.step('link', `再让${nameOf(list, p)}指向 ${x}。改了两根指针，没有搬动别的结点。`);
  list.straighten();
  list.forget('p', 'q');
  yield list.step(undefined, `插好了，重新画齐；内存里谁也没有动。`);
}

const nameOf = (list: ListRun, id: number) => (id === HEAD ? '哨兵' : ` ${list.text(id)} `);

function* erase(list: ListRun, x: number): Steps {
  let p = HEAD;
  list.set('p', p);
  yield list.step('begin', `要删第一个 ${x}：p 停在要删的结点前面才改得了指针，所以从哨兵出发。`);
  for (let u = list.next(p); u !== undefined; u = list.next(p)) {
    list.compare();
    const found = list.text(u) === String(x);
    yield list.step('compare', `p 的下一个是 ${list.text(u)}，${found ? '就是它' : `不是 ${x}，p 往前走`}。`, {compared: [u]});
    if (found) {
      yield* unlink(list, p, u);
      return;
    }
    p = list.follow(p)!;
    list.set('p', p);
    yield list.step('follow', `p 走到 ${list.text(p)}。`);
  }
  yield list.step('missing', `p 后面已经空了，表里没有 ${x}，什么也不改。`);
  list.forget('p');
}

function* unlink(list: ListRun, p: number, q: number): Steps {
  list.set('q', q);
  list.lower(q);
  yield list.step('found', `q 记住要删的 ${list.text(q)}，免得摘下之后找不到它。`);
  const after = list.next(q);
  list.setNext(p, after);
  yield list.step(
    'skip',
    `让${nameOf(list, p)}越过它，${after === undefined ? '改成空指针' : `指向 ${list.text(after)}`}。从表头已经走不到它了。`,
  );
  const text = list.text(q);
  list.forget('q', 'p');
  list.free(q);
  list.straighten();
  yield list.step('free', `释放 ${text} 的内存，把表画齐。`);
}

function* reverse(list: ListRun): Steps {
  let prev: number | undefined;
  let curr = list.follow(HEAD);
  list.set('prev', prev);
  list.set('curr', curr);
  yield list.step(
    'split',
    curr === undefined
      ? '表是空的，curr 也是空，循环一次也不做。'
      : `prev 领着已反转的一段，现在是空；curr 领着还没反转的，从 ${list.text(curr)} 起。`,
  );
  while (curr !== undefined) {
    const next = list.follow(curr);
    list.set('next', next);
    yield list.step(
      'save',
      next === undefined
        ? `${list.text(curr)} 是最后一个，next 为空。`
        : `先用 next 记住 ${list.text(next)}：下一步就要改掉通往它的唯一一根指针。`,
    );
    list.setNext(curr, prev);
    yield list.step(
      'turn',
      prev === undefined ? `${list.text(curr)} 改成指向空：原来的表头将是表尾。` : `${list.text(curr)} 掉头指向 ${list.text(prev)}。`,
    );
    prev = curr;
    list.set('prev', prev);
    yield list.step('grow', `prev 走到 ${list.text(prev)}：已反转的一段现在由它领头。`);
    curr = next;
    list.set('curr', curr);
    list.forget('next');
    yield list.step('advance', curr === undefined ? 'curr 为空，全部掉过头了。' : `curr 走到 ${list.text(curr)}，继续。`);
  }
  list.setNext(HEAD, prev);
  yield list.step('close', prev === undefined ? '哨兵仍指向空。' : `哨兵改为指向 ${list.text(prev)}，它成了第一个。`);
  list.straighten();
  list.forget('prev', 'curr');
  yield list.step(undefined, '反转好了，按新的次序画齐。');
}

function* steps({values, operations}: ListInput): Steps {
  const lengths = operations.reduce((all, operation) => [...all, apply(all.at(-1)!, operation)], [values] as (readonly number[])[]);
  const list = new ListRun(['头', ...values.map(String)], Math.max(...lengths.map(({length}) => length)) + 1, 2, [
    '走指针',
    '改指针',
    '比较',
  ]);
  for (const operation of operations) {
    if (operation.type === 'insert') {
      yield* insert(list, operation.at, operation.value);
    } else if (operation.type === 'erase') {
      yield* erase(list, operation.value);
    } else {
      yield* reverse(list);
    }
  }
  const result = lengths.at(-1)!;
  yield list.step(undefined, result.length > 0 ? `做完了，表是 ${result.join(' → ')}。` : '做完了，表空了，只剩哨兵。');
}

function random(draw: () => number): string {
  const upTo = (most: number) => Math.floor(draw() * (most + 1));
  const values = Array.from({length: 5}, () => upTo(99));
  return [...values, `+${upTo(99)}@${upTo(5)}`, `-${values[upTo(4)]}`, 'r'].join(' ');
}

/** Insertion, erasing and reversal in a singly linked list with a sentinel: 2, 1 and n + 1 pointers are written. */
export default {
  title: '单链表：插入、删除、反转',
  parse: parseOperations,
  cases: [
    {label: '例子', input: '5 2 9 4 +7@1 -9 r'},
    {label: '最坏：总在表尾', input: '1 2 3 4 5 6 +7@6 -7'},
    {label: '表头与空表', input: '3 -3 r +8@0 +6@0'},
    {label: '删不存在的', input: '5 2 9 -4'},
  ],
  random,
  steps,
} satisfies Algorithm<ListInput, ListState>;
