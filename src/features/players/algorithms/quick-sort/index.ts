import type {Step} from '../types';
import type {ArrayRun, ArrayState} from '../sorting/arrayRun';
import {EQUAL, EXAMPLE, SORTED, sortable} from '../sorting/sortable';

/** Partitions the part [lo, hi) and gives the place of its pivot. */
function* partition(a: ArrayRun, lo: number, hi: number): Generator<Step<ArrayState>, number> {
  a.range = [lo, hi];
  a.held = a.id(hi - 1);
  yield a.step('pivot', `在第 ${lo + 1} 到 ${hi} 个里，以最后一个 ${a.value(hi - 1)} 为枢轴。`);
  let store = lo;
  for (let i = lo; i + 1 < hi; i += 1) {
    const isLess = a.less(i, hi - 1);
    yield a.step('compare', `${a.value(i)} 比枢轴 ${a.value(hi - 1)} 小吗？${isLess ? '小' : '不小，留在原处'}。`, {compared: [i, hi - 1]});
    if (isLess) {
      a.swap(i, store);
      yield a.step('swap', `${a.value(store)} 归到左边，左边现在有 ${store - lo + 1} 个。`, {moved: [i, store]});
      store += 1;
    }
  }
  a.swap(store, hi - 1);
  a.held = undefined;
  a.finish(store);
  yield a.step('place', `枢轴 ${a.value(store)} 换到第 ${store + 1} 个：左边都比它小，右边都不比它小。`, {moved: [store, hi - 1]});
  return store;
}

/** Recursion order with an explicit stack: each step of nested generators would pass through all outer ones. */
function* sort(a: ArrayRun) {
  const parts: [lo: number, hi: number][] = [[0, a.length]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [lo, hi] = part;
    if (hi - lo > 1) {
      const pivot = yield* partition(a, lo, hi);
      parts.push([pivot + 1, hi], [lo, pivot]);
    } else if (hi > lo) {
      a.range = [lo, hi];
      a.finish(lo);
      yield a.step('small', `这一段只有 ${a.value(lo)} 一个，它就在自己的位置上。`);
    }
  }
  yield a.end('排好了。');
}

/** Quick sort with Lomuto's partition on the last item: n(n − 1)/2 comparisons on sorted input, not stable. */
export default sortable('快速排序', [EXAMPLE, {...SORTED, label: '最坏：已排好'}, EQUAL], sort);
