import {expect, it} from 'vitest';
import {layOut} from './layOut';

const note = (id: string, ...prerequisites: string[]) => ({id, prerequisites});

it('puts each note after those it asks for, else in the order given', () => {
  expect(layOut([note('甲', '丙'), note('乙'), note('丙')])).toEqual({order: ['丙', '甲', '乙'], arcs: [[0, 1]]});
});

it('leaves out what longer ways imply, and notes of other sections', () => {
  const {order, arcs} = layOut([note('a'), note('b', 'a', '别处'), note('c', 'a', 'b')]);
  expect(order).toEqual(['a', 'b', 'c']);
  expect(arcs).toEqual([
    [0, 1],
    [1, 2],
  ]);
});
