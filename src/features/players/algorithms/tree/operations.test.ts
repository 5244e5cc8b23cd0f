import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseTask, type Kind} from './operations';

const ALL: Kind[] = ['insert', 'search', 'delete'];
const key = fc.integer({min: 0, max: 99});

describe('parseTask', () => {
  it('reads signs, full-width ones too, and the bar', () => {
    expect(parseTask('5, 8｜+2 ？5，－8', ALL)).toEqual({
      value: {
        start: [5, 8],
        watch: [
          {kind: 'insert', key: 2},
          {kind: 'search', key: 5},
          {kind: 'delete', key: 8},
        ],
      },
      text: '5 8 | 2 ?5 -8',
    });
    expect(parseTask('5 8', ['insert'])).toMatchObject({value: {start: [], watch: [{key: 5}, {key: 8}]}});
  });

  it('reads back what it writes', () => {
    const tasks = fc.record({
      start: fc.array(key, {maxLength: 12}),
      watch: fc.array(fc.record({kind: fc.constantFrom(...ALL), key}), {minLength: 1, maxLength: 12}),
    });
    fc.assert(
      fc.property(tasks, ({start, watch}) => {
        const signs = {insert: '+', search: '?', delete: '-'};
        const read = parseTask(`${start.join(' ')} | ${watch.map((each) => signs[each.kind] + each.key).join(' ')}`, ALL);
        expect(read).toMatchObject({value: {start, watch}});
        expect('text' in read && parseTask(read.text, ALL)).toEqual(read);
      }),
    );
  });

  it.each([
    ['5 x', /^“x”不行：5 插入，\?5 查找，-5 删除；键是 0 到 99 的整数/],
    ['100', /^“100”不行/],
    ['5 ?', /^“\?”不行/],
    ['-5 | 3', /竖线左边只写先放进树里的键/],
    ['1 | 2 | 3', /竖线 \| 只能有一条/],
    ['5 |', /还没有要看的操作/],
    ['', /还没有要看的操作/],
    [Array.from({length: 25}, () => '1').join(' '), /^最多 24 个键和操作，现在是 25 个。$/],
  ])('says how to mend “%s”', (text, message) => {
    expect(parseTask(text, ALL)).toEqual({message: expect.stringMatching(message)});
  });

  it('names only what this tree can do', () => {
    expect(parseTask('5 -5', ['insert'])).toEqual({message: '“-5”不行：5 插入；键是 0 到 99 的整数，用空格隔开。'});
  });
});
