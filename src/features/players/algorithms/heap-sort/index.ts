import type {Step} from '../types';
import type {ArrayRun, ArrayState} from '../sorting/arrayRun';
import {EQUAL, EXAMPLE, REVERSED, SORTED, sortable} from '../sorting/sortable';

function* siftDown(a: ArrayRun, start: number, n: number): Generator<Step<ArrayState>> {
  let i = start;
  for (let child = 2 * i + 1; child < n; child = 2 * i + 1) {
    if (child + 1 < n) {
      const isRight = a.less(child, child + 1);
      yield a.step('choose', `两个孩子 ${a.value(child)} 与 ${a.value(child + 1)}，大的是${isRight ? '右' : '左'}边。`, {
        compared: [child, child + 1],
      });
      child += Number(isRight);
    }
    const isLess = a.less(i, child);
    yield a.step('compare', `${a.value(i)} 比孩子 ${a.value(child)} 小吗？${isLess ? '小，要往下换' : '不小，停'}。`, {
      compared: [i, child],
    });
    if (!isLess) {
      return;
    }
    a.swap(i, child);
    yield a.step('swap', `${a.value(i)} 升上来，${a.value(child)} 沉下去。`, {moved: [i, child]});
    i = child;
  }
}

function* sort(a: ArrayRun) {
  for (let i = Math.floor(a.length / 2) - 1; i >= 0; i -= 1) {
    yield a.step('build', `建堆：第 ${i + 1} 个（${a.value(i)}）往下沉。`);
    yield* siftDown(a, i, a.length);
  }
  for (let end = a.length - 1; end > 0; end -= 1) {
    a.swap(0, end);
    a.finish(end);
    a.range = [0, end];
    yield a.step('extract', `堆顶 ${a.value(end)} 是最大的，换到第 ${end + 1} 个。`, {moved: [0, end]});
    yield* siftDown(a, 0, end);
  }
  yield a.end('排好了。');
}

/** Heap sort: in place, at most 2n⌊log₂n⌋ comparisons to take out, not stable. */
export default sortable('堆排序', [EXAMPLE, SORTED, REVERSED, EQUAL], sort);
