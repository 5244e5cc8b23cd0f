import type {Step} from '../types';
import type {ArrayRun, ArrayState} from '../sorting/arrayRun';
import {EQUAL, EXAMPLE, REVERSED, SORTED, sortable} from '../sorting/sortable';

function* mergeSort(a: ArrayRun, lo: number, hi: number): Generator<Step<ArrayState>> {
  if (hi - lo < 2) {
    return;
  }
  const mid = lo + Math.floor((hi - lo) / 2);
  a.range = [lo, hi];
  yield a.step('split', `把第 ${lo + 1} 到 ${hi} 个分成两半：${mid - lo} 个与 ${hi - mid} 个。`);
  yield* mergeSort(a, lo, mid);
  yield* mergeSort(a, mid, hi);
  a.range = [lo, hi];
  let [i, j] = [lo, mid];
  for (let k = lo; k < hi; k += 1) {
    const both = i < mid && j < hi;
    const takesLeft = both ? !a.less(j, i) : i < mid;
    if (both) {
      yield a.step('compare', `两半的队首是 ${a.value(i)} 与 ${a.value(j)}，${takesLeft ? '左边的不大，取左边' : '右边的小，取右边'}。`, {
        compared: [i, j],
      });
    }
    const from = takesLeft ? i++ : j++;
    a.toBuffer(from, k);
    yield a.step(takesLeft ? 'left' : 'right', `${a.value(from)} 写进缓冲区的第 ${k + 1} 格${both ? '' : '（另一半已经空了）'}。`, {
      moved: [from],
    });
  }
  a.flush(lo, hi);
  yield a.step('copy', `抄回去，第 ${lo + 1} 到 ${hi} 个有序了。`, {moved: Array.from({length: hi - lo}, (_, n) => lo + n)});
}

function* sort(a: ArrayRun) {
  yield* mergeSort(a, 0, a.length);
  yield a.end('排好了。');
}

/** Top-down merge sort with one buffer: stable, at most n⌈log₂n⌉ comparisons. */
export default sortable('归并排序', [EXAMPLE, SORTED, REVERSED, EQUAL], sort, 2);
