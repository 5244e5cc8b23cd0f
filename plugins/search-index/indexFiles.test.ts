import {expect, test} from 'vitest';
import {fixtureRecords} from '../../src/search/engine/fixture';
import {createIndex} from '../../src/search/engine/searchIndex';
import {characterTables} from './characters';
import {indexFiles} from './indexFiles';
import {withoutTwins} from './withoutTwins';

const long = (number: number): [string, string, ...string[]] => [`/页 ${number}`, '栏目', `# 第${number}页`, '段'.repeat(300_000) + number, '## 小节', '尾'];

test('text is cut into files at pages, and every file bears the build of the titles', () => {
  const {titles, headings, text} = indexFiles(fixtureRecords([1, 2, 3, 4].map(long)), [['甲', '乙']]);
  expect([...text.values()].map(({first, pages}) => [first, pages.length])).toEqual([[0, 0], [0, 3], [3, 1]]);
  expect([...text.keys()]).toEqual(titles.text);
  expect(new Set([titles.build, headings.build, ...[...text.values()].map(({build}) => build)]).size).toBe(1);
  expect([...text.values()].map(({glossary}) => glossary.length)).toEqual([1, 0, 0]);
  expect(indexFiles(fixtureRecords([1, 2, 3, 5].map(long)), []).titles.build).not.toBe(titles.build);
});

test('an address is written only where it is not the slug of its heading', () => {
  const records = fixtureRecords([['/页', '栏目', '# 页', '## 小节（一）', '## 小节（二）']]);
  records[1]!.anchor = '小节一';
  records[2]!.anchor = 'two';
  const {titles, headings} = indexFiles(records, []);
  expect(headings.pages[0]).toEqual([[2, '小节（一）'], [2, '小节（二）', 'two']]);
  expect(createIndex(titles, headings).entries.map(({objectID}) => decodeURIComponent(objectID))).toEqual(['/页', '/页#小节一', '/页#two']);
});

test('every reading of a character, and its traditional forms, once', () => {
  const known = new Set<string>();
  const {pinyin, traditional} = characterTables('重置，绿 a', known);
  expect(pinyin.split(' ')).toEqual(['chong重', 'lu绿', 'lv绿', 'zhi置', 'zhong重']);
  expect(traditional).toContain('綠绿');
  expect(characterTables('重', known)).toEqual({pinyin: '', traditional: ''});
});

test('the second page of a category that is in two sidebars is left out', () => {
  expect(withoutTwins(['/docs/category/git', '/docs/category/git-1', '/docs/category/c-2', '/docs/a', '/docs/a-1'])).toEqual(['/docs/category/git', '/docs/category/c-2', '/docs/a', '/docs/a-1']);
});
