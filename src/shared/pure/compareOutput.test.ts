import {describe, expect, it} from 'vitest';
import {compare, sameLine} from './compareOutput';

describe('sameLine', () => {
  it.each([
    ['1a2b3c4 一', 'ffe0d1c2 一'],
    ['5396014 一', '2a58527 一'],
    ['2a58527 一', '5396014 一'],
    ['index 1a2b3c4..5d6e7f8 100644', 'index 0a0b0c0..1d1e1f1 100644'],
    ['Date:   Sat Nov 21 10:00:00 2026 +0800', 'Date:   Mon Dec 7 09:08:07 2026 +0000'],
    ['Date: Sat, 21 Nov 2026 10:51:40 GMT', 'Date: Sun, 22 Nov 2026 01:02:03 GMT'],
    ['2026-11-21T10:00:00+08:00 起', '2027-01-02 03:04:05.678 起'],
    ['/tmp/tmp.x1/a.txt', '/tmp/check-code-9/work/a.txt'],
    ['⟨…⟩ 种，最大 ⟨…⟩。', '17 种，最大 3.5。'],
    ['of ⟨…⟩/hub', 'of /tmp/check-code-9/work/.git/hub'],
    ['bash: nope: command not found', '/tmp/check-code-9/session.bash: line 12: nope: command not found'],
    ['行尾  ', '行尾'],
  ])('%s = %s', (expected, printed) => {
    expect(sameLine(expected, printed)).toBe(true);
  });

  it.each([
    ['1234567', '7654321'],
    ['1234567.5', '1234568.5'],
    ['abc', 'abd'],
    ['a', ' a'],
    ['a.c', 'abc'],
    ['⟨…⟩ 种', '17 个'],
    ['1a2b3c4', 'zzzzzzz'],
    ['/tmp/a/x', '/tmp/a/y'],
    [`${'a1'.repeat(32)}`, `${'b2'.repeat(32)}`],
  ])('%s ≠ %s', (expected, printed) => {
    expect(sameLine(expected, printed)).toBe(false);
  });
});

describe('compare', () => {
  const kinds = (expected: string, printed: string) => compare(expected, printed).map(({kind, text}) => `${kind[0]} ${text}`);

  it('keeps the lines that agree as they are written', () => {
    expect(kinds('一\n⟨…⟩ 秒\n三', '一\n2 秒\n四\n')).toEqual(['s 一', 's ⟨…⟩ 秒', 'e 三', 'p 四']);
  });

  it('sees lines that are missing, added, or blank', () => {
    expect(kinds('一\n二', '一')).toEqual(['s 一', 'e 二']);
    expect(kinds('', '一')).toEqual(['p 一']);
    expect(kinds('一\n\n二', '\n一\n\n二\n\n')).toEqual(['s 一', 's ', 's 二']);
    expect(kinds('', '\n')).toEqual([]);
  });
});
