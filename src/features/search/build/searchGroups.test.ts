import {expect} from 'vitest';
import {testOurNotes} from '../../../shared/testing/ourNotes';
import {searchGroups} from './searchGroups';

testOurNotes('names of a term and words of readers, each group of two at least, no word in two lines of readers', () => {
  const groups = searchGroups('.');
  expect(groups).toContainEqual(expect.arrayContaining(['线程束', 'warp']));
  const said = groups.slice(groups.findIndex((group) => group.includes('nohup')));
  expect(said).toContainEqual(expect.arrayContaining(['退出登录', 'nohup']));
  expect(said.filter((group) => group.length < 2 || group.some((word) => word !== word.trim() || !word))).toEqual([]);
  expect(new Set(said.flat()).size).toBe(said.flat().length);
});
