import {compare, subtract, type Vector} from './vector';

/** A subscript: outer coefficient, inner coefficient, constant. */
type Affine = readonly [outer: number, inner: number, constant: number];

/** An array reference by its subscripts; there is one array. */
export type Access = readonly Affine[];

/** A loop body that reads some elements and then writes one. */
export interface Body {
  reads: readonly Access[];
  write: Access;
}

export type Kind = 'flow' | 'anti' | 'output';

export interface Dependence {
  kind: Kind;
  distance: Vector;
}

const cellOf = (access: Access, [i, j]: Vector): string => access.map(([a, b, c]) => a * i + b * j + c).join();

/** The loop that assigns `a[i][j]` from the elements at these distances. */
export const bodyOf = (distances: readonly Vector[]): Body => ({
  reads: distances.map(([i, j]) => [
    [1, 0, -i],
    [0, 1, -j],
  ]),
  write: [
    [1, 0, 0],
    [0, 1, 0],
  ],
});

const KINDS: readonly Kind[] = ['flow', 'anti', 'output'];

/**
 * The dependences between iterations, found by executing the iterations and recording for each element its last writer and
 * the readers since. Other dependences follow by transitivity.
 */
export function dependencesOf({reads, write}: Body, points: readonly Vector[]): Dependence[] {
  const writer = new Map<string, Vector>();
  const readers = new Map<string, Vector[]>();
  const found = new Map<string, Dependence>();

  function note(kind: Kind, from: Vector | undefined, to: Vector) {
    const distance = from && subtract(to, from);
    if (distance && compare(distance, [0, 0]) !== 0) {
      found.set(`${kind} ${distance.join()}`, {kind, distance});
    }
  }

  for (const point of points) {
    for (const read of reads) {
      const cell = cellOf(read, point);
      note('flow', writer.get(cell), point);
      readers.set(cell, [...(readers.get(cell) ?? []), point]);
    }
    const cell = cellOf(write, point);
    readers.get(cell)?.forEach((reader) => note('anti', reader, point));
    note('output', writer.get(cell), point);
    writer.set(cell, point);
    readers.delete(cell);
  }
  return [...found.values()].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compare(a.distance, b.distance));
}

/** A hash that depends on the order of its arguments. */
function mix(seed: number, values: readonly number[]): number {
  return values.reduce((hash, value) => {
    const mixed = Math.imul(hash ^ value, 0x9e3779b1);
    return (mixed ^ (mixed >>> 15)) | 0;
  }, seed);
}

const numberOf = (cell: string): number =>
  mix(
    17,
    [...cell].map((letter) => letter.codePointAt(0)!),
  );

/** The values of all written elements after the iterations ran in this order. */
export function run({reads, write}: Body, points: readonly Vector[]): Map<string, number> {
  const memory = new Map<string, number>();
  for (const point of points) {
    const values = reads.map((read) => memory.get(cellOf(read, point)) ?? numberOf(cellOf(read, point)));
    memory.set(cellOf(write, point), mix(numberOf(point.join('/')), values));
  }
  return memory;
}
