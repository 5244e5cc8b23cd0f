import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseList, parseWhole} from './parse';

const range = {min: -99, max: 99};
const list = {...range, length: {min: 2, max: 4}};

describe('parseWhole', () => {
  it('takes every number within limits, in full-width digits too', () => {
    fc.assert(
      fc.property(fc.integer(range), (n) => {
        expect(parseWhole(` ${n} `, range)).toEqual({value: n, text: String(n)});
      }),
    );
    expect(parseWhole('４２', range)).toEqual({value: 42, text: '42'});
  });

  it.each(['', 'x', '1.5', '100', '-100', '1e1', '--1'])('says what is wanted instead of “%s”', (text) => {
    expect(parseWhole(text, range)).toEqual({message: '请填 -99 到 99 之间的整数。'});
  });
});

describe('parseList', () => {
  it('takes any of the usual separators', () => {
    for (const text of ['5 2 9', '5,2,9', '5，2、9', ' 5 2；9 ']) {
      expect(parseList(text, list)).toEqual({value: [5, 2, 9], text: '5 2 9'});
    }
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(range), {minLength: 2, maxLength: 4}), (values) => {
        expect(parseList(values.join('、'), list)).toEqual({value: values, text: values.join(' ')});
      }),
    );
  });

  it('names the part that is wrong, or how many are wanted', () => {
    expect(parseList('1 b 3', list)).toEqual({message: expect.stringContaining('“b”')});
    expect(parseList('1', list)).toEqual({message: '要 2 到 4 个数，现在是 1 个。'});
    expect(parseList('', {...list, length: {min: 8, max: 8}})).toEqual({message: '要 8 个数，现在是 0 个。'});
  });
});
