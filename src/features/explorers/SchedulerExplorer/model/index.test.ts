import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {schedule, type Policy, type Process, type Settings} from '.';

const POLICIES: readonly Policy[] = ['fcfs', 'sjf', 'srtf', 'rr', 'priority', 'mlfq'];
const lists = fc.array(
  fc.record({arrival: fc.integer({min: 0, max: 15}), burst: fc.integer({min: 1, max: 12}), priority: fc.integer({min: 1, max: 5})}),
  {minLength: 1, maxLength: 6},
);
const settings = fc.record({
  quantum: fc.integer({min: 1, max: 6}),
  switchCost: fc.integer({min: 0, max: 2}),
  ageing: fc.constantFrom(0, 3, 10),
});
const policies = fc.constantFrom(...POLICIES);
const plain: Settings = {quantum: 4, switchCost: 0, ageing: 0};
const at0 = (...bursts: number[]): Process[] => bursts.map((burst) => ({arrival: 0, burst, priority: 1}));
const order = (processes: Process[], policy: Policy, given: Settings = plain) =>
  schedule(processes, policy, given)
    .segments.map(({who, start, end}) => `${typeof who === 'number' ? String.fromCharCode(65 + who) : who}${start}-${end}`)
    .join(' ');

/** Four processes worked by hand: arrivals 0 1 2 3, bursts 8 4 9 5. */
const FOUR: Process[] = [8, 4, 9, 5].map((burst, arrival) => ({arrival, burst, priority: [3, 1, 4, 2][arrival]!}));

describe('worked by hand', () => {
  it.each([
    ['fcfs', 'A0-8 B8-12 C12-21 D21-26', 8.75],
    ['sjf', 'A0-8 B8-12 D12-17 C17-26', 7.75],
    ['srtf', 'A0-1 B1-5 D5-10 A10-17 C17-26', 6.5],
    ['rr', 'A0-4 B4-8 C8-12 D12-16 A16-20 C20-24 D24-25 C25-26', 11.75],
    ['priority', 'A0-1 B1-5 D5-10 A10-17 C17-26', 6.5],
  ] as const)('%s', (policy, expected, waiting) => {
    expect(order(FOUR, policy)).toBe(expected);
    expect(schedule(FOUR, policy, plain).mean.waiting).toBe(waiting);
  });

  it('shows the convoy effect: 24, 3, 3 wait 17 on average, the other way round 3', () => {
    expect(schedule(at0(24, 3, 3), 'fcfs', plain).mean.waiting).toBe(17);
    expect(schedule(at0(3, 3, 24), 'fcfs', plain).mean.waiting).toBe(3);
  });

  it('charges each change of process', () => {
    expect(order(at0(3, 2), 'rr', {quantum: 1, switchCost: 1, ageing: 0})).toBe(
      'A0-1 switch1-2 B2-3 switch3-4 A4-5 switch5-6 B6-7 switch7-8 A8-9',
    );
  });

  it('lowers who uses up its slice, and lets a newcomer in', () => {
    const processes = [
      {arrival: 0, burst: 8, priority: 1},
      {arrival: 4, burst: 2, priority: 1},
    ];
    expect(order(processes, 'mlfq', {quantum: 2, switchCost: 0, ageing: 0})).toBe('A0-2 A2-4 B4-6 A6-8 A8-10');
  });

  it('starves the last priority without ageing, not with it', () => {
    const stream = [{arrival: 0, burst: 2, priority: 9}, ...[0, 4, 8, 12, 16].map((arrival) => ({arrival, burst: 4, priority: 1}))];
    expect(schedule(stream, 'priority', plain).times[0]!.waiting).toBe(20);
    expect(schedule(stream, 'priority', {...plain, ageing: 1}).times[0]!.waiting).toBeLessThan(20);
  });
});

describe('every policy', () => {
  it('gives each process its burst after its arrival, in stretches without gap, and never idles while someone is ready', () => {
    fc.assert(
      fc.property(lists, policies, settings, (processes, policy, given) => {
        const {segments, end, times} = schedule(processes, policy, given);
        expect(segments[0]!.start).toBe(0);
        segments.slice(1).forEach((segment, i) => expect(segment.start).toBe(segments[i]!.end));
        expect(segments.at(-1)!.end).toBe(end);
        processes.forEach(({arrival, burst}, who) => {
          const own = segments.filter((segment) => segment.who === who);
          expect(own.reduce((sum, segment) => sum + segment.end - segment.start, 0)).toBe(burst);
          expect(own[0]!.start).toBe(arrival + times[who]!.response);
          expect(own.at(-1)!.end).toBe(arrival + times[who]!.turnaround);
          expect(times[who]!.response).toBeGreaterThanOrEqual(0);
          for (const idle of segments.filter((segment) => segment.who === 'idle')) {
            expect(arrival >= idle.end || own.at(-1)!.end <= idle.start).toBe(true);
          }
        });
      }),
    );
  });

  it('waits no less on average than shortest remaining time first, where switching is free', () => {
    fc.assert(
      fc.property(lists, policies, settings, (processes, policy, given) => {
        const free = {...given, switchCost: 0};
        expect(schedule(processes, 'srtf', free).mean.waiting).toBeLessThanOrEqual(schedule(processes, policy, free).mean.waiting + 1e-9);
      }),
    );
  });
});

describe('round robin', () => {
  it('lets no process wait longer than the slices of the others between two of its own', () => {
    fc.assert(
      fc.property(lists, settings, (list, given) => {
        const processes = list.map((process) => ({...process, arrival: 0}));
        const {segments} = schedule(processes, 'rr', given);
        processes.forEach((_, who) => {
          const own = segments.filter((segment) => segment.who === who);
          [{end: 0}, ...own].slice(0, -1).forEach(({end}, i) => {
            expect(own[i]!.start - end).toBeLessThanOrEqual((processes.length - 1) * (given.quantum + given.switchCost) + given.switchCost);
          });
        });
      }),
    );
  });

  it('is first come, first served with a slice that nobody uses up; so is the feedback queue', () => {
    fc.assert(
      fc.property(lists, (processes) => {
        const wide = {...plain, quantum: 12};
        const wanted = schedule(processes, 'fcfs', wide).times;
        expect(schedule(processes, 'rr', wide).times).toEqual(wanted);
        expect(schedule(processes, 'mlfq', wide).times).toEqual(wanted);
      }),
    );
  });
});

it('shortest job first is the best of all orders when all are there at the start', () => {
  const permutations = <T>(list: T[]): T[][] =>
    list.length < 2 ? [list] : list.flatMap((one, i) => permutations(list.filter((_, j) => j !== i)).map((rest) => [one, ...rest]));
  fc.assert(
    fc.property(fc.array(fc.integer({min: 1, max: 12}), {minLength: 1, maxLength: 5}), (bursts) => {
      const all = permutations(bursts).map((each) => schedule(at0(...each), 'fcfs', plain).mean.waiting);
      expect(schedule(at0(...bursts), 'sjf', plain).mean.waiting).toBeCloseTo(Math.min(...all), 9);
    }),
  );
});

it('refuses what is no schedule', () => {
  expect(() => schedule([], 'fcfs', plain)).toThrow('要有进程');
  expect(() => schedule(at0(0), 'fcfs', plain)).toThrow('不小于 1');
  expect(() => schedule(at0(1), 'rr', {...plain, quantum: 0})).toThrow('不小于 1');
});
