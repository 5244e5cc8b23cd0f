import type {Step} from '../types';
import type {ArrayRun, ArrayState} from './arrayRun';

/** Insertion sort of the items that stand `gap` apart; a gap of one is insertion sort itself. */
export function* insertByGap(a: ArrayRun, gap: number): Generator<Step<ArrayState>> {
  for (let i = gap; i < a.length; i += 1) {
    let j = i;
    a.range = [i % gap, i + 1];
    a.held = a.id(i);
    yield a.step('take', `取出 ${a.value(i)}。`);
    while (j >= gap) {
      const isLess = a.less(j, j - gap);
      yield a.step('compare', `${a.value(j)} 比 ${a.value(j - gap)} 小吗？${isLess ? '小，要再往前' : '不小，就停在这里'}。`, {
        compared: [j, j - gap],
      });
      if (!isLess) {
        break;
      }
      a.shift(j - gap, j);
      yield a.step('shift', `${a.value(j)} 后移${gap === 1 ? '一' : ` ${gap} `}格，空位往前。`, {moved: [j]});
      j -= gap;
    }
    a.drop();
    a.held = undefined;
    yield a.step('insert', `${a.value(j)} 放进第 ${j + 1} 个位置。`, {moved: [j]});
  }
}
