import type {ArrayRun} from '../sorting/arrayRun';
import {insertByGap} from '../sorting/insertByGap';
import {EXAMPLE, REVERSED, SORTED, sortable} from '../sorting/sortable';

/** 1, 4, 13, 40 …, below a third of n or just above (D. E. Knuth, TAOCP vol. 3, 5.2.1). */
function firstGap(n: number): number {
  let gap = 1;
  while (gap < Math.floor(n / 3)) {
    gap = 3 * gap + 1;
  }
  return gap;
}

function* sort(a: ArrayRun) {
  for (let gap = firstGap(a.length); gap >= 1; gap = Math.floor(gap / 3)) {
    a.range = [0, a.length];
    yield a.step('gap', gap === 1 ? '增量 1：最后做一遍插入排序，此时已大体有序。' : `增量 ${gap}：相隔 ${gap} 的为一组，各组做插入排序。`);
    yield* insertByGap(a, gap);
  }
  yield a.end('排好了。');
}

/** Shell sort with Knuth's gaps: not stable. */
export default sortable(
  '希尔排序',
  [EXAMPLE, {label: '长一些', input: '62 83 18 53 7 17 95 86 47 69 25 28 40 3 77 11'}, SORTED, REVERSED],
  sort,
);
