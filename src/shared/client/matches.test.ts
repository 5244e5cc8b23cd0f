import {expect, it} from 'vitest';
import {matches} from './matches';

it.each([
  ['撤掉最近一次提交 git reset --soft HEAD~1', 'reset 提交', true],
  ['撤掉最近一次提交 git reset --soft HEAD~1', 'head', true],
  ['撤掉最近一次提交 git reset --soft HEAD~1', 'ｒｅｓｅｔ', true],
  ['撤掉最近一次提交 git reset --soft HEAD~1', '', true],
  ['撤掉最近一次提交 git reset --soft HEAD~1', 'revert', false],
  ['撤掉最近一次提交 git reset --soft HEAD~1', 'reset 分支', false],
])('%s | %s', (row, typed, expected) => {
  expect(matches(row, typed)).toBe(expected);
});
