import {expect, test} from 'vitest';
import type {Manifest} from '../manifest';
import {overviewOf} from './overviewOf';

const MANIFEST: Manifest = {
  build: 'b',
  runtime: 'r',
  files: [
    ['甲.html', '0', 10],
    ['乙.html', '1', 20],
    ['a.js', '2', 5],
    ['search/titles.json', '3', 100],
  ],
  pages: {甲: {title: '第一页', needs: [0, 2]}, 乙: {title: '第二页', needs: [1, 2]}},
  shell: [2],
  extras: [3],
  sections: [{page: '甲', title: '栏目', pages: ['乙']}],
};

test('a section counts its pages and the search, and is complete when all of them are kept', () => {
  const [part] = overviewOf(MANIFEST, {visited: [], sections: ['甲']}, new Set([0, 2])).sections;
  expect(part).toEqual({page: '甲', title: '栏目', pages: 1, bytes: 135, keptBytes: 15, isWanted: true, isComplete: false});
  const [whole] = overviewOf(MANIFEST, {visited: [], sections: []}, new Set([0, 1, 2, 3])).sections;
  expect(whole).toMatchObject({keptBytes: 135, isWanted: false, isComplete: true});
});

test('of the pages that were read, those that are kept whole and in this build are listed', () => {
  const {visited, bytes} = overviewOf(MANIFEST, {visited: ['乙', '没有了', '甲'], sections: []}, new Set([0, 2]));
  expect(visited).toEqual([{page: '甲', title: '第一页'}]);
  expect(bytes).toBe(15);
});
