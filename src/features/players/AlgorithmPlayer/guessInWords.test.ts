import {expect, it} from 'vitest';
import {guessInWords} from './guessInWords';

it('puts the guess beside the truth: exact, near, too few, too many', () => {
  expect(guessInWords('比较', 18, 18)).toBe('你猜比较 18 次，一次不差。');
  expect(guessInWords('比较', 19, 20)).toBe('你猜比较 19 次，实际 20 次，很近了。');
  expect(guessInWords('旋转', 1, 0)).toBe('你猜旋转 1 次，实际 0 次，很近了。');
  expect(guessInWords('比较', 8, 18)).toBe('你猜比较 8 次，实际 18 次：倒回去看看，多在哪里。');
  expect(guessInWords('比较', 56, 28)).toBe('你猜比较 56 次，实际 28 次：倒回去看看，省在哪里。');
});
