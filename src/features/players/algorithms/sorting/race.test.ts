import fc from 'fast-check';
import {beforeAll, describe, expect, it} from 'vitest';
import {valuesOf} from './arrayRun';
import {countNow} from './count';
import {inputOf, ORDERS, type Order} from './inputs';
import {endOf, laneOf, placeOf, stepAt, type TickKind} from './race';
import {loadSorts, SORT_NAMES, type SortName, type Sorts} from './sorts';

let sorts: Sorts;

beforeAll(async () => {
  sorts = await loadSorts();
});

const names = fc.constantFrom<SortName>(...SORT_NAMES);
const inputs = fc.array(fc.integer({min: 0, max: 30}), {minLength: 1, maxLength: 30});

describe('a race', () => {
  it('shows at each tick the last step that is over, and never more work than there were ticks', () => {
    fc.assert(
      fc.property(names, inputs, fc.constantFrom<TickKind>('both', 'compares', 'writes'), (name, input, tickKind) => {
        const lane = laneOf(sorts[name], input, tickKind);
        for (let now = 0; now <= endOf(lane); now += 1) {
          const {counts} = stepAt(lane, now);
          const done = {both: counts.比较! + counts.写入!, compares: counts.比较!, writes: counts.写入!}[tickKind];
          expect(done).toBeLessThanOrEqual(now);
        }
        expect(valuesOf(stepAt(lane, endOf(lane)).state)).toEqual([...input].sort((a, b) => a - b));
        expect(stepAt(lane, endOf(lane))).toBe(lane.steps.at(-1));
      }),
    );
  });

  it('gives places by when they end, and the same to equals', () => {
    const lanes = (['bubble-sort', 'insertion-sort', 'merge-sort'] as const).map((name) => laneOf(sorts[name], [1, 2, 3, 4], 'both'));
    expect(lanes.map(endOf)).toEqual([3, 6, 20]);
    expect(lanes.map((lane) => placeOf(lane, lanes))).toEqual([1, 2, 3]);
    expect(placeOf(lanes[0]!, [lanes[0]!, lanes[0]!])).toBe(1);
  });
});

describe('counting', () => {
  it('gives the comparisons that the player shows', () => {
    fc.assert(
      fc.property(names, inputs, (name, input) => {
        expect(countNow(sorts[name], input)).toBe([...sorts[name].steps(input)].at(-1)!.counts.比较);
      }),
    );
  });

  it.each(Object.keys(ORDERS) as Order[])('an input in the order %s is always the same, and has n numbers', (order) => {
    expect(inputOf(order, 100)).toHaveLength(100);
    expect(inputOf(order, 100)).toEqual(inputOf(order, 100));
    if (order !== 'few') {
      expect([...inputOf(order, 100)].sort((a, b) => a - b)).toEqual(inputOf('sorted', 100));
    }
  });

  it('is as often as the notes say on inputs that they know', () => {
    expect(countNow(sorts['tim-sort'], inputOf('sorted', 1024))).toBe(1023);
    expect(countNow(sorts['quick-sort'], inputOf('sorted', 256))).toBe((256 * 255) / 2);
    expect(countNow(sorts['selection-sort'], inputOf('random', 256))).toBe((256 * 255) / 2);
  });
});
