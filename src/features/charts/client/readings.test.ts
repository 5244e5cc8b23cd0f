import {expect, it} from 'vitest';
import {readingsOf} from './readings';

it('says the value of a single series by the name of its axis', () => {
  const rows = [
    ['1', '33.2'],
    ['2', '38.9'],
  ];
  expect(readingsOf({rows, columns: {x: 0, y: 1}, labels: {x: '月份', y: '雨量（mm）'}})).toEqual([
    '月份 1：雨量（mm） 33.2',
    '月份 2：雨量（mm） 38.9',
  ]);
});

it('says all series at one place, wherever they stand in the table', () => {
  const rows = [
    ['甲', '8', '1'],
    ['甲', '16', '2'],
    ['乙', '8', '3'],
  ];
  expect(readingsOf({rows, columns: {x: 1, y: 2, series: 0}, labels: {x: 'n', y: '秒'}})).toEqual(['n 8：甲 1，乙 3', 'n 16：甲 2']);
});
