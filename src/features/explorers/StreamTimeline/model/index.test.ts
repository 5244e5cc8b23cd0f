import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {type Operation, type Pipeline, serialTime, timelineOf, totalOf} from '.';

const milliseconds = fc.double({min: 0.1, max: 20, noNaN: true});
const pipelines: fc.Arbitrary<Pipeline> = fc.record({
  chunks: fc.integer({min: 1, max: 16}),
  streams: fc.integer({min: 1, max: 16}),
  order: fc.constantFrom('depth', 'breadth'),
  copyEngines: fc.constantFrom(1, 2),
  time: fc.record({h2d: milliseconds, kernel: milliseconds, d2h: milliseconds}),
  overhead: fc.double({min: 0, max: 1, noNaN: true}),
});

const plain: Pipeline = {chunks: 4, streams: 4, order: 'depth', copyEngines: 2, time: {h2d: 4, kernel: 4, d2h: 4}, overhead: 0};

/** Operations of one engine, or of one stream, one after another in time. */
function expectInTurn(operations: Operation[]) {
  [...operations]
    .sort((a, b) => a.start - b.start)
    .reduce((before, next) => {
      expect(next.start).toBeGreaterThanOrEqual(before.end - 1e-9);
      return next;
    });
}

const grouped = (operations: Operation[], key: (operation: Operation) => unknown) =>
  [...new Set(operations.map(key))].map((value) => operations.filter((operation) => key(operation) === value));

describe('timelineOf', () => {
  it('runs every chunk through its three stages in order, no engine twice at a time', () => {
    fc.assert(
      fc.property(pipelines, (pipeline) => {
        const operations = timelineOf(pipeline);
        expect(operations).toHaveLength(3 * pipeline.chunks);
        grouped(operations, ({engine}) => engine).forEach(expectInTurn);
        grouped(operations, ({stream}) => stream).forEach(expectInTurn);
        for (const ofChunk of grouped(operations, ({chunk}) => chunk)) {
          expect(ofChunk.map(({stage}) => stage)).toEqual(['h2d', 'kernel', 'd2h']);
        }
      }),
    );
  });

  it('takes no less than its busiest engine and no more than everything in turn', () => {
    fc.assert(
      fc.property(pipelines, (pipeline) => {
        const operations = timelineOf(pipeline);
        const lengths = (list: Operation[]) => list.reduce((sum, {start, end}) => sum + end - start, 0);
        const total = totalOf(operations);
        expect(total).toBeLessThanOrEqual(lengths(operations) + 1e-9);
        grouped(operations, ({engine}) => engine).forEach((list) => expect(total).toBeGreaterThanOrEqual(lengths(list) - 1e-9));
      }),
    );
  });

  it('follows the closed form with two copy engines and a stream for each chunk: fill the pipe once, then the slowest stage', () => {
    fc.assert(
      fc.property(pipelines, (drawn) => {
        const pipeline: Pipeline = {...drawn, streams: drawn.chunks, copyEngines: 2};
        const stages = Object.values(pipeline.time).map((time) => time / pipeline.chunks + pipeline.overhead);
        const formula = stages.reduce((sum, time) => sum + time, 0) + (pipeline.chunks - 1) * Math.max(...stages);
        expect(totalOf(timelineOf(pipeline))).toBeCloseTo(formula, 6);
      }),
    );
  });

  it('halves the time of equal stages with four chunks, and overlaps nothing in one stream', () => {
    expect(totalOf(timelineOf(plain))).toBe(6);
    expect(totalOf(timelineOf({...plain, streams: 1}))).toBe(serialTime(plain));
  });

  it('loses the overlap on one copy engine when chunks are issued depth first, and keeps it breadth first', () => {
    const one: Pipeline = {...plain, copyEngines: 1};
    expect(totalOf(timelineOf(one))).toBe(12);
    expect(totalOf(timelineOf({...one, order: 'breadth'}))).toBe(8);
  });

  it('refuses no chunks and no streams', () => {
    expect(() => timelineOf({...plain, chunks: 0})).toThrow(RangeError);
    expect(() => timelineOf({...plain, streams: 1.5})).toThrow(RangeError);
  });
});
