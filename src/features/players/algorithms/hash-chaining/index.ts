import {HashRun, type HashItem, type HashState} from '../hash/hashRun';
import {EXAMPLE, parseKeys, randomKeys, type HashInput, type KeyOperation} from '../hash/parseKeys';
import type {Algorithm, Step} from '../types';

type Steps<Result = void> = Generator<Step<HashState>, Result>;

const WHAT = {insert: '插入', erase: '删除', find: '查找'};

/** Searches the chain for a key. */
function* find(table: HashRun, held: HashItem, type: KeyOperation['type']): Steps<HashItem | undefined> {
  const {key, slot} = held;
  yield table.step('hash', `${WHAT[type]} ${key}：${key} mod ${table.size} = ${slot}，只看 ${slot} 号链。`);
  const chain = table.at(slot);
  for (const item of chain) {
    table.probe(slot);
    const equal = item.key === key;
    const isLast = item === chain.at(-1);
    yield table.step(
      'compare',
      `第 ${item.place + 1} 个是 ${item.key}，${equal ? '就是它' : `不是 ${key}，${isLast ? '链到头了' : '看下一个'}`}。`,
      {compared: [item.id]},
    );
    if (equal) {
      return item;
    }
  }
  return undefined;
}

function* act(table: HashRun, {type, key}: KeyOperation): Steps {
  const held = table.hold(key);
  const item = yield* find(table, held, type);
  const chain = table.at(held.slot);
  if (type === 'insert' && item) {
    table.drop();
    yield table.step('exists', `${key} 已经在表里，不再插入。`, {done: [item.id]});
  } else if (type === 'insert') {
    table.put(held, held.slot, chain.length);
    yield table.step('append', `链里没有 ${key}，接在链尾：这条链现在长 ${chain.length + 1}。`, {moved: [held.id]});
  } else if (type === 'erase') {
    table.drop();
    if (!item) {
      yield table.step('absent', `${chain.length > 0 ? `走完了 ${held.slot} 号链` : `${held.slot} 号链是空的`}，没有 ${key}，什么也不删。`);
      return;
    }
    table.remove(item);
    yield table.step('unhang', `把指向 ${key} 的那根指针改成指向它的下一个，别的链不受影响。`);
  } else {
    table.drop();
    yield table.step('answer', item ? `找到了 ${key}。` : `${held.slot} 号链里没有 ${key}，表里也就没有。`, item ? {done: [item.id]} : {});
  }
}

/** The longest chain during the run. */
function deepest({size, operations}: HashInput): number {
  const chains = Array.from({length: size}, () => new Set<number>());
  let most = 1;
  for (const {type, key} of operations) {
    const chain = chains[key % size]!;
    if (type === 'insert') {
      chain.add(key);
    } else if (type === 'erase') {
      chain.delete(key);
    }
    most = Math.max(most, chain.size);
  }
  return most;
}

function* steps(input: HashInput): Steps {
  const table = new HashRun('chain', input.size, deepest(input));
  for (const operation of input.operations) {
    yield* act(table, operation);
  }
  yield table.step(undefined, `做完了：${table.keys} 个键，${input.size} 个格，装填因子 ${(table.keys / input.size).toFixed(2)}。`);
}

/** Chaining with division: the keys of each slot in a list of their own. */
export default {
  title: '哈希表：拉链',
  guess: '比较',
  parse: parseKeys,
  cases: [
    EXAMPLE,
    {label: '最坏：全在一条链', input: '7: 7 14 21 28 35 42 ?42 ?49'},
    {label: '键比格多', input: '5: 3 8 12 20 31 44 57 63 -12 ?63'},
    {label: '重复与不存在', input: '11: 5 16 5 -27 ?16'},
  ],
  random: randomKeys,
  steps,
} satisfies Algorithm<HashInput, HashState>;
