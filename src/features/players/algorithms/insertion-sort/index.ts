import type {ArrayRun} from '../sorting/arrayRun';
import {insertByGap} from '../sorting/insertByGap';
import {EQUAL, EXAMPLE, REVERSED, SORTED, sortable} from '../sorting/sortable';

function* sort(a: ArrayRun) {
  yield* insertByGap(a, 1);
  yield a.end('都插好了。');
}

/** Insertion sort: stable; shifts as many times as there are inversions. */
export default sortable('插入排序', [EXAMPLE, SORTED, REVERSED, EQUAL], sort);
