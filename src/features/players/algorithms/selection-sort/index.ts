import type {ArrayRun} from '../sorting/arrayRun';
import {EQUAL, EXAMPLE, REVERSED, SORTED, sortable} from '../sorting/sortable';

function* sort(a: ArrayRun) {
  for (let i = 0; i + 1 < a.length; i += 1) {
    let min = i;
    a.range = [i, a.length];
    a.held = a.id(min);
    yield a.step('start', `在第 ${i + 1} 个到最后一个里找最小的，先假定是 ${a.value(min)}。`);
    for (let j = i + 1; j < a.length; j += 1) {
      const isLess = a.less(j, min);
      yield a.step('compare', `${a.value(j)} 比 ${a.value(min)} 小吗？${isLess ? '小' : '不小'}。`, {compared: [j, min]});
      if (isLess) {
        min = j;
        a.held = a.id(min);
        yield a.step('found', `眼下最小的是 ${a.value(min)}。`);
      }
    }
    a.swap(i, min);
    a.held = undefined;
    a.finish(i);
    yield a.step(
      'swap',
      min === i ? `${a.value(i)} 本来就在它的位置上。` : `把 ${a.value(i)} 换到第 ${i + 1} 个，换下来的是 ${a.value(min)}。`,
      {moved: [i, min]},
    );
  }
  yield a.end('只剩一个，它就是最大的，排好了。');
}

/** Selection sort: always n(n − 1)/2 comparisons, at most n − 1 exchanges, not stable. */
export default sortable('选择排序', [EXAMPLE, SORTED, REVERSED, EQUAL], sort);
