import type {ArrayRun} from '../sorting/arrayRun';
import {EQUAL, EXAMPLE, REVERSED, SORTED, sortable} from '../sorting/sortable';

/** Each pass ends where the last exchange of the pass before took place: what lies behind is sorted. */
function* sort(a: ArrayRun) {
  let end = a.length;
  while (end > 1) {
    let last = 0;
    a.range = [0, end];
    yield a.step('pass', `从头走一趟，走到第 ${end} 个为止。`);
    for (let i = 1; i < end; i += 1) {
      const isLess = a.less(i, i - 1);
      yield a.step('compare', `比较 ${a.value(i - 1)} 与 ${a.value(i)}：${isLess ? '反了' : '次序是对的，不动'}。`, {compared: [i - 1, i]});
      if (isLess) {
        a.swap(i - 1, i);
        last = i;
        yield a.step('swap', `交换，${a.value(i)} 往后走一步。`, {moved: [i - 1, i]});
      }
    }
    for (let i = last; i < end; i += 1) {
      a.finish(i);
    }
    yield a.step('shrink', last === 0 ? '这一趟没有交换，全部排好。' : `最后一次交换在第 ${last + 1} 个，它和它后面的都到位了。`);
    end = last;
  }
  yield a.end('排好了。');
}

/** Bubble sort with the place of the last exchange: stable, n − 1 comparisons on sorted input. */
export default sortable('冒泡排序', [EXAMPLE, SORTED, REVERSED, EQUAL], sort);
