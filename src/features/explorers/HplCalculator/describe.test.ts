import {expect, it} from 'vitest';
import {rateText, timeText} from './describe';

it('says times and rates in the units that people use', () => {
  expect([0.5, 59, 90, 3599, 7200, 172_800].map(timeText)).toEqual([
    '0.50 秒',
    '59.0 秒',
    '1.50 分钟',
    '60.0 分钟',
    '2.00 小时',
    '2.00 天',
  ]);
  expect([99.9, 999, 12_345, 1.2e6].map(rateText)).toEqual(['99.9 GFLOP/s', '999 GFLOP/s', '12.3 TFLOP/s', '1.2 PFLOP/s']);
});
