import {expect, test} from 'vitest';
import {fold, squeeze} from './fold';

test('folding keeps the length, so that offsets agree', () => {
  expect(fold('ＡＢc　İ')).toBe('abc İ');
  for (const text of ['ＡＢc　İ', 'ẞß\ud83d\ude00\ud800x', 'Ⅳ①½', 'ΑΣ']) {
    expect(fold(text)).toHaveLength(text.length);
  }
});

test('squeezing leaves no space, so that one between scripts makes no difference', () => {
  expect(squeeze('git 变 基\n')).toBe('git变基');
});
