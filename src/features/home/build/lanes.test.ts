import {expect, it} from 'vitest';
import {lanesOf} from './lanes';

const section = (name: string, count: number) => ({
  name,
  label: name,
  description: '',
  minutes: 0,
  path: `/docs/category/${name}`,
  stations: Array.from({length: count}, (_, index) => ({title: `${index}`, path: `/docs/${index}`})),
});

it('has the first notes of each section and their number, without the sections about the site', () => {
  const lanes = lanesOf([section('CUDA', 60), section('Temp', 3), section('School', 2)]);
  expect(lanes.map(({name, count, stations}) => [name, count, stations.length])).toEqual([
    ['CUDA', 60, 6],
    ['School', 2, 2],
  ]);
});
