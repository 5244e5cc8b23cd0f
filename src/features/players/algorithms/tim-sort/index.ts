import type {Step} from '../types';
import type {ArrayRun, ArrayState} from '../sorting/arrayRun';
import {EQUAL, EXAMPLE, REVERSED, SORTED, sortable} from '../sorting/sortable';
import {merge} from './merge';
import {faultOf, lengthsOf, mergeAt} from './stack';

/** Least lengths of runs are below this; it is 64 in CPython and 32 in Java. */
const MIN_RUN_LIMIT = 8;

type Steps<Result = void> = Generator<Step<ArrayState>, Result>;

/** The first bits of n, plus one when another bit is set: so that n divided by it is a power of two, or a little less. */
export function minRun(n: number): number {
  let [least, rest] = [n, 0];
  while (least >= MIN_RUN_LIMIT) {
    rest |= least & 1;
    least >>= 1;
  }
  return least + rest;
}

/** Where the run ends that begins at lo; a falling one, strictly, is turned round. */
function* findRun(a: ArrayRun, lo: number): Steps<number> {
  let hi = lo + 1;
  if (hi === a.length) {
    return hi;
  }
  a.range = [lo, hi + 1];
  const falls = a.less(hi, lo);
  yield a.step('first', `${a.value(lo)} 后面是 ${a.value(hi)}：从第 ${lo + 1} 个起是${falls ? '严格下降的' : '不下降的'}一段。`, {
    compared: [lo, hi],
  });
  for (hi += 1; hi < a.length; hi += 1) {
    const goesOn = a.less(hi, hi - 1) === falls;
    a.range = [lo, hi + Number(goesOn)];
    yield a.step('extend', `${a.value(hi - 1)} 后面是 ${a.value(hi)}，${goesOn ? '还在这一段里' : '这一段到此为止'}。`, {
      compared: [hi - 1, hi],
    });
    if (!goesOn) {
      break;
    }
  }
  if (falls) {
    for (let [i, j] = [lo, hi - 1]; i < j; i += 1, j -= 1) {
      a.swap(i, j);
    }
    yield a.step('reverse', `下降的 ${hi - lo} 个掉个头，就成了上升的；严格下降，没有相等的会换位。`, {
      moved: Array.from({length: hi - lo}, (_, i) => lo + i),
    });
  }
  return hi;
}

/** Binary insertion sort of the items from `from` on; stable. */
function* insertRest(a: ArrayRun, lo: number, from: number, to: number): Steps {
  for (let i = from; i < to; i += 1) {
    a.range = [lo, i + 1];
    a.held = a.id(i);
    let [left, right] = [lo, i];
    while (left < right) {
      const mid = left + Math.floor((right - left) / 2);
      const isLess = a.less(i, mid);
      yield a.step(
        'search',
        `这一段不到下限，补上 ${a.value(i)}：它比中间的 ${a.value(mid)} ${isLess ? '小，在左半找' : '不小，在右半找'}。`,
        {compared: [i, mid]},
      );
      if (isLess) {
        right = mid;
      } else {
        left = mid + 1;
      }
    }
    for (let j = i; j > left; j -= 1) {
      a.shift(j - 1, j);
    }
    a.drop();
    a.held = undefined;
    yield a.step('insert', `${a.value(left)} 插到第 ${left + 1} 个${i > left ? `，${i - left} 个后移一格` : '，没有要移的'}。`, {
      moved: Array.from({length: i - left + 1}, (_, n) => left + n),
    });
  }
}

/** Merges until the stack's invariant holds, or to the end. */
function* collapse(a: ArrayRun, cuts: number[], all: boolean): Steps {
  while (cuts.length > 2) {
    const fault = faultOf(cuts);
    const at = mergeAt(cuts);
    const lengths = lengthsOf(cuts);
    a.range = [0, 0];
    const why = fault ?? (all ? '没有新的段了' : undefined);
    yield a.step(
      'check',
      `栈里各段长 ${lengths.join('、')}：${why ? `${why}，合并 ${lengths[at]} 与 ${lengths[at + 1]}` : '长度够悬殊，先不合并'}。`,
    );
    if (!why) {
      return;
    }
    yield* merge(a, cuts[at]!, cuts[at + 1]!, cuts[at + 2]!);
    a.range = [cuts[at]!, cuts[at + 2]!];
    cuts.splice(at + 1, 1);
    a.cuts = [...cuts];
    yield a.step('merged', `并成一段，长 ${cuts[at + 1]! - cuts[at]!}。`);
  }
}

function* sort(a: ArrayRun): Steps {
  const least = minRun(a.length);
  const cuts = [0];
  a.cuts = [0];
  a.range = [0, 0];
  yield a.step('least', `共 ${a.length} 个，每段至少要有 ${least} 个。`);
  for (let lo = 0; lo < a.length; lo = cuts.at(-1)!) {
    const found = yield* findRun(a, lo);
    const end = Math.max(found, Math.min(lo + least, a.length));
    yield* insertRest(a, lo, found, end);
    cuts.push(end);
    a.cuts = [...cuts];
    a.range = [lo, end];
    yield a.step('push', `第 ${lo + 1} 到 ${end} 个是一段，入栈，长 ${end - lo}。`);
    yield* collapse(a, cuts, false);
  }
  yield* collapse(a, cuts, true);
  yield a.end('排好了。');
}

const RUNS = {label: '现成的几段', input: '12 25 31 47 58 90 76 63 40 22 5 8 17 29 33 51 64'};
const GALLOP = {label: '两段错开', input: '30 32 34 36 38 40 42 44 10 12 14 16 18 20 33 46 48'};

/** Tim sort: stable, n − 1 comparisons on rising or strictly falling input, O(n log n) at most. */
export default sortable(
  'Tim 排序',
  [{...EXAMPLE, input: `${EXAMPLE.input} 6 0 10 12 11 15 14 13`}, RUNS, GALLOP, SORTED, REVERSED, EQUAL],
  sort,
  2,
);
