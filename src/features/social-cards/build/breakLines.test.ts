import {expect, it} from 'vitest';
import {breakLines} from './breakLines';

const widthOf = (text: string) => [...text].length;

it.each([
  ['between words', '快速排序的输入', 6, 9, ['快速排序的', '输入']],
  ['no mark begins a line', '一二三四，五六', 4, 9, ['一', '二三四，', '五六']],
  ['no bracket ends one', '甲乙丙（丁）', 4, 9, ['甲乙丙', '（丁）']],
  ['the last of too many ends in an ellipsis', '快速排序的输入，归并排序的输入', 6, 2, ['快速排序的', '输入，归并…']],
  ['nothing is no line', '', 6, 2, []],
] as const)('%s', (_, text, width, most, lines) => {
  expect(breakLines(text, widthOf, width, most)).toEqual(lines);
});
