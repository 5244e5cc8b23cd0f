import {describe, expect, it} from 'vitest';
import {splitNumber} from './splitNumber';

describe('splitNumber', () => {
  it.each([
    ['01 绪论', '01', '绪论'],
    ['3.5 并行归约', '3.5', '并行归约'],
    ['第 1 周：编译', '', '第 1 周：编译'],
    ['2022 年专题：循环依赖', '', '2022 年专题：循环依赖'],
    ['MCC24 复盘', '', 'MCC24 复盘'],
  ])('%s', (label, number, title) => {
    expect(splitNumber(label)).toEqual({number, title});
  });
});
