import {expect, test} from 'vitest';
import {ask, fixtureRecords, indexOf} from '../tests/fixture';
import {smallSite} from '../tests/smallSite';

const urls = (query: string) => ask(smallSite, query).hits.map(({url}) => url);

test('one hit for each address, page by page', () => {
  const all = urls('提交');
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(2);
  const second = ask(smallSite, '提交', {hitsPerPage: 1, page: 1});
  expect(second).toMatchObject({nbHits: all.length, nbPages: all.length, page: 1, hits: [{url: all[1]}]});
});

test('the shape of the hosted service: marks in what is escaped, the group title as it is', () => {
  const [hit] = ask(smallSite, '冲突').hits;
  expect(hit).toMatchObject({
    type: 'content',
    url: '/rebase#h4',
    hierarchy: {lvl0: 'Linux', lvl1: '变基', lvl2: '动态规划式的合并', lvl3: null},
  });
  expect(hit!._highlightResult.content!.value).toBe('<mark>冲突</mark> &lt;img src=x onerror=alert(1)&gt; 的处理。');
  expect(ask(smallSite, '旋转').hits[0]!._highlightResult.hierarchy).toMatchObject({
    lvl0: {value: '数据结构'},
    lvl2: {value: '<mark>旋转</mark> &lt;T&gt;'},
  });
});

test('a snippet has no more words than asked for, and the match', () => {
  const snippet = (words: number) =>
    ask(smallSite, '反向的提交', {attributesToSnippet: [`content:${words}`], snippetEllipsisText: '…'}).hits[0]!._snippetResult.content!
      .value;
  expect(snippet(5)).toContain('<mark>反向的提交</mark>');
  expect(snippet(5).startsWith('…')).toBe(true);
  expect(
    snippet(5)
      .replace(/<[^>]*>/g, '')
      .match(/\p{Script=Han}/gu)!.length,
  ).toBeLessThanOrEqual(10);
  expect(snippet(100)).not.toContain('…');
});

test('a mark that is late in a short text is moved to where a narrow window shows it', () => {
  const own = indexOf(fixtureRecords([['/late', '甲', '# 合并', `${'前面还有别的话，'.repeat(6)}最后才说并查集。`]]));
  const {excerpt} = ask(own, '并查集').hits[0] as {excerpt?: string};
  expect(excerpt!.indexOf('<mark>')).toBeLessThan(20);
  expect(excerpt!.startsWith('…')).toBe(true);
});

test('only the attributes asked for', () => {
  const [hit] = ask(smallSite, '变基', {attributesToRetrieve: ['hierarchy.lvl1', 'url']}).hits;
  expect(Object.keys(hit!).sort()).toEqual([
    '_highlightResult',
    '_snippetResult',
    'hierarchy',
    'objectID',
    'on_page',
    'url',
    'url_without_anchor',
  ]);
  expect(hit!.hierarchy).toEqual({lvl1: '变基'});
});

test('a run is marked whole without its question words, a short word beside others only where it stands alone', () => {
  const own = indexOf(
    fixtureRecords([
      ['/a', '甲', '# 显存', '显存不够时先看空闲。'],
      ['/b', '乙', '# 分支', 'b 分支与 bob 的提交 e9b91b0。'],
    ]),
  );
  expect(ask(own, '显存不够怎么办').hits[0]!._highlightResult.content!.value).toBe('<mark>显存不够</mark>时先看空闲。');
  expect(ask(own, 'b 提交').hits[0]!._highlightResult.content!.value).toBe('<mark>b</mark> 分支与 bob 的<mark>提交</mark> e9b91b0。');
  // While one is typed it may become a longer word.
  expect(ask(own, 'bo').hits[0]!._highlightResult.content!.value).toContain('<mark>bo</mark>b');
});

test('of sections, those with most pages are suggested first', () => {
  const own = indexOf(
    fixtureRecords([
      ['/a', '关于', '# 关于本站', '正文。'],
      ['/b', '排序', '# 冒泡排序', '正文。'],
      ['/c', '排序', '# 归并排序', '正文。'],
    ]),
  );
  expect(ask(own, '番茄').suggestions).toEqual(['排序', '关于']);
});

test('what was corrected or spelt is marked', () => {
  const title = (query: string) => ask(smallSite, query).hits[0]!._highlightResult.hierarchy;
  expect(title('chongzhi').lvl2!.value).toBe('<mark>重置</mark>三种模式');
  expect(title('revret').lvl2!.value).toBe('已经推送：<mark>revert</mark>');
});

test.each([
  ['番茄炒蛋', ['cuda']],
  ['   ', []],
])('without results, what of the query has some is suggested, or a section: “%s”', (query, suggestions) => {
  expect(ask(smallSite, query).suggestions?.map((text) => text.toLowerCase())).toEqual(suggestions);
});
