import {expect, it} from 'vitest';
import {POLICIES, type Standing} from './policies';
import type {Policy} from './types';

const standing: Standing = {process: {arrival: 0, burst: 7, priority: 3}, left: 5, level: 2, waited: 9};
const settings = {quantum: 4, switchCost: 0, ageing: 0};

it.each<[Policy, rank: number, slice: number]>([
  ['fcfs', 0, Infinity],
  ['sjf', 7, Infinity],
  ['srtf', 5, Infinity],
  ['rr', 0, 4],
  ['priority', 3, Infinity],
  ['mlfq', 2, 16],
])('%s compares its own measure, and gives a slice of its own', (policy, rank, slice) => {
  expect(POLICIES[policy].rank(standing, settings)).toBe(rank);
  expect(POLICIES[policy].slice(standing.level, settings)).toBe(slice);
});

it('waiting raises a priority where ageing is on', () => {
  expect(POLICIES.priority.rank(standing, {...settings, ageing: 4})).toBe(1);
});
