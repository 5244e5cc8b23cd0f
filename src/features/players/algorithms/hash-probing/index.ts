import {HashRun, type HashItem, type HashState} from '../hash/hashRun';
import {EXAMPLE, parseKeys, randomKeys, type HashInput, type KeyOperation} from '../hash/parseKeys';
import type {Algorithm, Step} from '../types';

type Steps<Result = void> = Generator<Step<HashState>, Result>;

const WHAT = {insert: '插入', erase: '删除', find: '查找'};

interface Place {
  /** The key, if it is there. */
  item?: HashItem;
  /** Otherwise the first slot that can take it, if any. */
  at?: number;
}

function* find(table: HashRun, {key, slot: first}: HashItem, type: KeyOperation['type']): Steps<Place> {
  const {size} = table;
  yield table.step('hash', `${WHAT[type]} ${key}：${key} mod ${size} = ${first}，从 ${first} 号格探起。`);
  let at: number | undefined;
  for (let k = 0; k < size; k += 1) {
    const slot = (first + k) % size;
    table.probe(slot);
    const [item] = table.at(slot);
    if (item) {
      const equal = item.key === key;
      yield table.step('compare', `${slot} 号格是 ${item.key}，${equal ? '就是它' : `不是 ${key}，看下一格`}。`, {compared: [item.id]});
      if (equal) {
        return {item};
      }
    } else if (table.isGone(slot)) {
      at ??= slot;
      yield table.step(
        'gone',
        `${slot} 号格有删除标记：${key} 可能还在后面，不能停${type === 'insert' && at === slot ? '；先记下，若没有就放这里' : ''}。`,
      );
    } else {
      at ??= slot;
      yield table.step('empty', `${slot} 号格从没用过：若 ${key} 在表里，早该放在这里或更前面，所以没有。`);
      return {at};
    }
  }
  yield table.step('around', `${size} 格全探过了，没有 ${key}。`);
  return {at};
}

function* act(table: HashRun, {type, key}: KeyOperation): Steps {
  const held = table.hold(key);
  const {item, at} = yield* find(table, held, type);
  if (type === 'insert' && !item && at !== undefined) {
    const reused = table.isGone(at);
    table.put(held, at, 0);
    yield table.step(
      'put',
      `${key} 放进 ${at} 号格${reused ? '，盖掉删除标记' : ''}${at === held.key % table.size ? '，正是它自己的格' : ''}。`,
      {moved: [held.id]},
    );
    return;
  }
  table.drop();
  if (type === 'insert') {
    yield item
      ? table.step('exists', `${key} 已经在表里，不再插入。`, {done: [item.id]})
      : table.step('full', `没有空格，也没有删除标记，${key} 放不下：该换更大的表了。`);
  } else if (type === 'find') {
    yield table.step('answer', item ? `找到了 ${key}。` : `表里没有 ${key}。`, item ? {done: [item.id]} : {});
  } else if (item) {
    table.remove(item);
    table.mark(item.slot);
    yield table.step('mark', `删去 ${key}，${item.slot} 号格留下删除标记：若改成空格，越过它放在后面的键就找不到了。`);
  } else {
    yield table.step('absent', `没有 ${key}，什么也不删。`);
  }
}

function* steps({size, operations}: HashInput): Steps {
  const table = new HashRun('probe', size, 1);
  for (const operation of operations) {
    yield* act(table, operation);
  }
  yield table.step(undefined, `做完了：${table.keys} 个键，${size} 个格，装填因子 ${(table.keys / size).toFixed(2)}。`);
}

/** Linear probing with the division method and tombstones: at most as many probes as slots. */
export default {
  title: '哈希表：线性探测',
  guess: '探查',
  parse: parseKeys,
  cases: [
    EXAMPLE,
    {label: '最坏：连成一片', input: '11: 0 11 22 33 1 12 2 ?44'},
    {label: '全是删除标记', input: '5: 1 2 3 4 5 -1 -2 -3 -4 -5 ?6'},
    {label: '放满、重复', input: '5: 7 3 9 1 7 15 26 -26'},
  ],
  random: randomKeys,
  steps,
} satisfies Algorithm<HashInput, HashState>;
