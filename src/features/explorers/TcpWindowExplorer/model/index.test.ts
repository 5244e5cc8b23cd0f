import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {BETA, C, cubic, trace, type Connection, type Control, type Loss} from '.';

const controls: readonly Control[] = ['tahoe', 'reno', 'cubic'];
const plain: Connection = {control: 'reno', rounds: 14, ssthresh: 16, receiver: 1000, losses: {}, rtt: 0.1};
const losses = fc.dictionary(fc.integer({min: 0, max: 39}).map(String), fc.constantFrom<Loss>('duplicate', 'timeout'), {maxKeys: 6});
const connections: fc.Arbitrary<Connection> = fc.record({
  control: fc.constantFrom(...controls),
  rounds: fc.constant(40),
  ssthresh: fc.integer({min: 2, max: 64}),
  receiver: fc.integer({min: 1, max: 64}),
  losses,
  rtt: fc.constantFrom(0.02, 0.1, 0.5),
});
const windows = (part: Partial<Connection>) => trace({...plain, ...part}).map(({cwnd}) => cwnd);

describe('worked by hand', () => {
  it('doubles up to ssthresh, then adds one', () => {
    expect(windows({rounds: 9})).toEqual([1, 2, 4, 8, 16, 17, 18, 19, 20]);
  });

  it('halves on three duplicate ACKs with Reno, starts again with Tahoe and after a timeout', () => {
    const after = (control: Control, loss: Loss) => windows({control, losses: {8: loss}}).slice(9);
    expect(after('reno', 'duplicate')).toEqual([10, 11, 12, 13, 14]);
    expect(after('tahoe', 'duplicate')).toEqual([1, 2, 4, 8, 10]);
    expect(after('reno', 'timeout')).toEqual([1, 2, 4, 8, 10]);
  });

  it('follows the cubic: starts at 0.7 of the largest window, is back there after K seconds, flat', () => {
    expect(cubic(0, 100, 70)).toBeCloseTo(70, 9);
    const k = Math.cbrt((100 * (1 - BETA)) / C);
    expect(k).toBeCloseTo(4.217, 3);
    expect(cubic(k, 100, 70)).toBe(100);
    expect(cubic(2 * k, 100, 70)).toBeCloseTo(130, 9);
  });

  it('grows by the second, not by the round: the page names these steps after the loss of round 9', () => {
    const step = (rtt: number) => {
      const list = windows({control: 'cubic', rounds: 12, losses: {9: 'duplicate'}, rtt});
      return (list[11]! - list[10]!).toFixed(1);
    };
    expect([0.02, 0.1, 0.3].map(step)).toEqual(['0.5', '0.7', '2.0']);
  });

  it('keeps the window that the receiver holds', () => {
    expect(
      trace({...plain, receiver: 6})
        .map(({window}) => window)
        .slice(0, 6),
    ).toEqual([1, 2, 4, 6, 6, 6]);
  });
});

describe('every connection', () => {
  it('keeps within the rules of RFC 5681 and RFC 9438', () => {
    fc.assert(
      fc.property(connections, (connection) => {
        const list = trace(connection);
        list.slice(1).forEach((now, i) => {
          const before = list[i]!;
          expect(now.window).toBe(Math.min(now.cwnd, connection.receiver));
          expect(now.ssthresh).toBeGreaterThanOrEqual(2);
          expect(now.cwnd).toBeGreaterThanOrEqual(1);
          if (before.loss) {
            const kept = connection.control === 'cubic' ? BETA : 0.5;
            expect(now.ssthresh).toBe(Math.max(2, before.window * kept));
            expect(now.cwnd).toBe(before.loss === 'timeout' || connection.control === 'tahoe' ? 1 : now.ssthresh);
          } else {
            expect(now.ssthresh).toBe(before.ssthresh);
            expect(now.cwnd).toBeGreaterThanOrEqual(before.cwnd);
            const most =
              before.phase === 'slow-start'
                ? 2 * before.cwnd
                : connection.control === 'cubic'
                  ? Math.max(1.5 * before.cwnd, before.cwnd + 1)
                  : before.cwnd + 1;
            expect(now.cwnd).toBeLessThanOrEqual(most + 1e-9);
          }
        });
      }),
    );
  });

  it('is the same for all until the first loss in slow start', () => {
    fc.assert(
      fc.property(fc.integer({min: 2, max: 64}), (ssthresh) => {
        const rounds = Math.ceil(Math.log2(ssthresh)) + 1;
        expect(windows({control: 'cubic', ssthresh, rounds})).toEqual(windows({ssthresh, rounds}));
      }),
    );
  });
});

it('reaches the square-root law: a loss each W/2 rounds gives 0.75 W on average', () => {
  const rounds = 400;
  const regular = Object.fromEntries(
    Array.from({length: rounds}, (_, i) => [i, i % 21 === 20 ? 'duplicate' : undefined]).filter(([, loss]) => loss),
  );
  const late = trace({...plain, rounds, ssthresh: 20, losses: regular as Connection['losses']}).slice(210, 210 + 21 * 8);
  const packets = late.reduce((sum, {window}) => sum + window, 0);
  const p = 8 / packets;
  expect(packets / late.length).toBeGreaterThan(0.9 * Math.sqrt(1.5 / p));
  expect(packets / late.length).toBeLessThan(1.1 * Math.sqrt(1.5 / p));
});

it('refuses what is no connection', () => {
  expect(() => trace({...plain, rounds: 0})).toThrow('轮数');
  expect(() => trace({...plain, ssthresh: 1})).toThrow('ssthresh');
});
