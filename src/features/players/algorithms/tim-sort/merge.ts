import type {Step} from '../types';
import {below, type ArrayRun, type ArrayState} from '../sorting/arrayRun';

/** 7 in CPython. */
const MIN_GALLOP = 3;

type Steps<Result = void> = Generator<Step<ArrayState>, Result>;

/** A run traversed from one of its ends: its positions in that order. */
type Part = readonly number[];

/** Whether an item goes before the other run's first; both as positions. */
interface Test {
  ok: (place: number) => boolean;
  against: number;
}

/**
 * Galloping: how many items at the head of a run pass. Positions 0, 1, 3, 7 … are tried until one fails, then a binary search.
 * It takes 2⌊log₂t⌋ + 2 comparisons at most when t ≥ 1 pass, and one when none does.
 */
export function* gallop(a: ArrayRun, part: Part, {ok, against}: Test): Steps<number> {
  let low = 0;
  let high = 0;
  const tried = function* (at: number, line: string, next: (passes: boolean) => string): Steps<boolean> {
    const passes = ok(part[at]!);
    const say = `与 ${a.value(against)} 比：第 ${at + 1} 个 ${a.value(part[at]!)} ${passes ? '也在' : '不在'}这一批里，${next(passes)}。`;
    yield a.step(line, say, {compared: [part[at]!, against]});
    return passes;
  };
  while (high < part.length && (yield* tried(high, 'leap', (passes) => (passes ? '再跳远一倍' : '跳过头了')))) {
    low = high + 1;
    high = 2 * high + 1;
  }
  high = Math.min(high, part.length);
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2);
    if (yield* tried(middle, 'halve', (passes) => (passes ? '往后找' : '往前找'))) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** Places lo to hi − 1, from the front or from the back. */
function places(lo: number, hi: number, isBack: boolean): number[] {
  const forward = Array.from({length: hi - lo}, (_, i) => lo + i);
  return isBack ? forward.reverse() : forward;
}

/**
 * Merges two parts that stand side by side; the first of the walk, which is not longer, goes to the buffer. From the
 * back all is mirrored: the right part is the first, and the larger item goes next. Both ends have been trimmed, so
 * that the last item of the walk is one of the buffer, which therefore outlasts the other part.
 */
function* mergeParts(a: ArrayRun, lo: number, mid: number, hi: number, isBack: boolean): Steps {
  const buffered = isBack ? places(mid, hi, true) : places(lo, mid, false);
  const others = isBack ? places(lo, mid, true) : places(mid, hi, false);
  const free = places(lo, hi, isBack);
  const buffer = buffered.map(below);
  buffered.forEach((place) => a.toBuffer(place, place));
  yield a.step(
    'save',
    `较短的${isBack ? '右' : '左'}段 ${buffered.length} 个先抄到缓冲区，腾出空位；从${isBack ? '右往左' : '左往右'}合并。`,
    {
      moved: buffer,
    },
  );

  let [i, j, k] = [0, 0, 0];
  let [x, y] = [0, 0];
  /** Whether an item of the other part goes before one of the buffer: equal ones keep their order. */
  const goesFirst = (other: number, own: number) => (isBack ? a.less(own, other) : a.less(other, own));
  const take = function* (line: string, from: Part, what: string): Steps {
    const to = free.slice(k, k + from.length);
    from.forEach((place, n) => a.move(place, to[n]!));
    k += from.length;
    yield a.step(line, `${to.map((place) => a.value(place)).join('、')} ${what}。`, {moved: to});
  };

  while (j < others.length) {
    [x, y] = [0, 0];
    while (j < others.length && Math.max(x, y) < MIN_GALLOP) {
      const isOther = goesFirst(others[j]!, buffer[i]!);
      const [own, other] = [a.value(buffer[i]!), a.value(others[j]!)];
      yield a.step('compare', `两段的队首，缓冲区 ${own}、另一段 ${other}：先取${isOther ? '另一段的' : '缓冲区的'}。`, {
        compared: [buffer[i]!, others[j]!],
      });
      [x, y] = isOther ? [0, y + 1] : [x + 1, 0];
      const wins = x + y >= MIN_GALLOP ? `，这一边连取 ${x + y} 次，改成跳着找` : '';
      yield* isOther ? take('other', [others[j++]!], `从另一段写回${wins}`) : take('own', [buffer[i++]!], `从缓冲区写回${wins}`);
    }
    while (j < others.length && Math.max(x, y) >= MIN_GALLOP) {
      const other = others[j]!;
      x = yield* gallop(a, buffer.slice(i), {ok: (place) => !goesFirst(other, place), against: other});
      if (x > 0) {
        yield* take('owns', buffer.slice(i, i + x), `从缓冲区成段写回，共 ${x} 个`);
      }
      i += x;
      const own = buffer[i]!;
      y = yield* gallop(a, others.slice(j), {ok: (place) => goesFirst(place, own), against: own});
      if (y > 0) {
        yield* take('others', others.slice(j, j + y), `从另一段成段写回，共 ${y} 个`);
      }
      j += y;
    }
  }
  yield* take('rest', buffer.slice(i), '是缓冲区里剩下的，原样写回');
}

/** Merges the sorted parts [lo, mid) and [mid, hi); what already stands where it belongs, at both ends, stays. */
export function* merge(a: ArrayRun, lo: number, mid: number, hi: number): Steps {
  a.range = [lo, hi];
  const left = places(lo, mid, false);
  const right = places(mid, hi, true);
  const first = lo + (yield* gallop(a, left, {ok: (place) => !a.less(mid, place), against: mid}));
  if (first < mid) {
    const last = hi - (yield* gallop(a, right, {ok: (place) => !a.less(place, mid - 1), against: mid - 1}));
    a.range = [first, last];
    yield a.step('trim', `两头已到位的不动，只合并第 ${first + 1} 到 ${mid} 个与第 ${mid + 1} 到 ${last} 个。`);
    yield* mergeParts(a, first, mid, last, mid - first > last - mid);
  }
}
