import {expect, test} from 'vitest';
import {describeHits, type DescribedHit} from './describeHits';

/** A hit of a page with three places. */
function hit(page: string, lvl0: string, more: Partial<DescribedHit> = {}): DescribedHit {
  const hierarchy = {lvl0, lvl1: `${page} 的标题`, lvl2: `${page} 的小节`, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const values = () => Object.fromEntries(Object.entries(hierarchy).flatMap(([level, value]) => (value ? [[level, {value}]] : [])));
  return {
    url_without_anchor: page,
    on_page: 3,
    hierarchy,
    _highlightResult: {hierarchy: values()},
    _snippetResult: {hierarchy: values(), content: {value: '摘'}},
    ...more,
  } as unknown as DescribedHit;
}
const group = ({_highlightResult}: DescribedHit) => _highlightResult.hierarchy.lvl0.value;

test('a passage has its excerpt and its place', () => {
  const [described] = describeAll([hit('/a', '甲', {excerpt: '长的<摘录', asked_as: true})]);
  expect(described!._snippetResult.content.value).toBe('问：长的&lt;摘录');
  expect(described!._snippetResult.hierarchy.lvl1.value).toBe('/a 的标题 › /a 的小节');
});

test('the last row of a page that is shown says how many more places it has', () => {
  const hits = [hit('/a', '甲'), hit('/a', '甲'), hit('/b', '乙'), hit('/c', '乙', {on_page: 1}), hit('/a', '甲')];
  expect(describeAll(hits, undefined, 2).map(({more}) => more)).toEqual([undefined, 1, 2, 0, undefined]);
});

test('groups are sections, in a section its pages, on a page its headings; what is the nearest only is one', () => {
  expect(describeAll([hit('/a', '甲')]).map(group)).toEqual(['甲']);
  expect(describeAll([hit('/a', '甲')], 'hierarchy.lvl0:"甲"').map(group)).toEqual(['/a 的标题']);
  const [onPage] = describeAll([hit('/a', '甲')], 'url_without_anchor:"/a"');
  expect([group(onPage!), onPage!.more]).toEqual(['/a 的小节', undefined]);
  expect(describeAll([hit('/a', '甲', {missing: ['词']}), hit('/b', '乙', {missing: ['词']})]).map(group)).toEqual([
    '没有全部匹配，最接近的：',
    '没有全部匹配，最接近的：',
  ]);
});

test('hits of a hosted index are left as they are', () => {
  const hosted = {...hit('/a', '甲'), url_without_anchor: undefined, on_page: undefined} as unknown as DescribedHit;
  const before = structuredClone(hosted);
  const [after] = describeAll([hosted, structuredClone(hosted)]);
  expect(after).toEqual(before);
});

function describeAll(hits: DescribedHit[], filter?: string, maxResultsPerGroup = 5): DescribedHit[] {
  describeHits(hits, {filter, maxResultsPerGroup});
  return hits;
}
