import {expect, it} from 'vitest';
import {testOurNotes} from '../../../shared/testing/ourNotes';
import {lanesOf} from './lanes';

const section = (name: string, ...parts: (string | undefined)[]) => ({
  name,
  label: name,
  description: '',
  minutes: 0,
  path: `/docs/category/${name}`,
  stations: parts.map((part, index) => ({title: `${index}`, path: `/docs/${index}`, ...(part !== undefined && {part})})),
});

testOurNotes('has all notes of each section, without the sections about the site', () => {
  const lanes = lanesOf([section('CUDA', undefined, undefined), section('Temp', undefined), section('School', undefined)]);
  expect(lanes.map(({name, stops}) => [name, stops.length])).toEqual([
    ['CUDA', 2],
    ['School', 1],
  ]);
});

it('a part begins at a note and reaches to the next part; its number is left out', () => {
  const [lane] = lanesOf([section('CUDA', undefined, '第 1 章 平台', undefined, '排序', undefined, undefined)]);
  expect(lane!.stops.map(({part}) => part)).toEqual([
    undefined,
    {name: '平台', count: 2},
    undefined,
    {name: '排序', count: 3},
    undefined,
    undefined,
  ]);
});
