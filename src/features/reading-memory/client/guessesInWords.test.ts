import {expect, test} from 'vitest';
import {guessesInWords} from './guessesInWords';

const made = (...pairs: [guess: number, truth: number][]) => pairs.map(([guess, truth], at) => ({at, guess, truth}));

test('half of the truth and twice it are as far off', () => {
  expect(guessesInWords(made([10, 20], [40, 20]))).toBe('平均差 50%。');
  expect(guessesInWords(made([0, 0]))).toBe('平均差 0%；1 次一点不差。');
});

test('from six guesses on it is told whether they come nearer', () => {
  expect(guessesInWords(made([10, 20], [10, 20], [10, 20], [18, 20], [18, 20], [20, 20]))).toBe(
    '平均差 28%；1 次一点不差；前 3 次平均差 50%，后 3 次 7%。',
  );
});
