import {describe, expect, test} from 'vitest';
import {ask, fixtureRecords, indexOf} from '../tests/fixture';

const index = indexOf(
  fixtureRecords([
    [
      '/sort/quick',
      '排序算法',
      '# 4.1 快速排序',
      '快速排序选一个枢轴。',
      '## 枢轴',
      '枢轴取中间的一个，快速排序少退化。',
      '## 退化',
      '有序时快速排序退化。',
    ],
    ['/sort/power', '排序算法', '# 4.2 快速幂', '平方取幂。'],
    ['/sort/heap', '排序算法', '# 4.3 堆排序', '堆排序与快速排序相比。'],
    ['/docker', 'docker知识', '# Docker 网络', 'docker 容器的网络不通。', '快速排序不在这里。'],
    ['/gpu', 'CUDA', '# 线程束', '一次段错误：Segmentation fault (core dumped)。'],
  ]),
  [
    ['快排', '快速排序'],
    ['warp', '线程束'],
    ['warp divergence', '线程束分化'],
  ],
);
const answer = (query: string, filters?: string) => ask(index, query, filters ? {filters} : {});

describe('completions', () => {
  test.each([
    ['快速', ['快速幂', '快速排序']],
    ['快排', ['快速排序']],
    ['warp', ['线程束', 'warp divergence']],
    ['网络', ['Docker 网络']],
    ['快', []],
    ['快速排序', []],
    ['ocker', []],
    ['番茄', []],
  ])('“%s” may go on as %j', (query, expected) => {
    expect(answer(query).completions).toEqual(expected);
  });
});

describe('a correction', () => {
  test.each([
    ['docekr 网络不通', 'docker 网络不通'],
    ['kuaisu paixu', '快速排序'],
    ['线程速怎么用', '线程束怎么用'],
    ['segmentaton fault', 'segmentation fault'],
  ])('“%s” probably means “%s”', (query, expected) => {
    expect(answer(query).correction).toBe(expected);
  });

  test.each([
    'docker 网络',
    '线程束怎么办',
    'segmentation fault 段错误',
    'segmentation zzzz',
    '快排',
    '快速排',
    'dock',
    '番茄炒蛋',
    'photosynthesis',
    '吗',
    '',
  ])('“%s” is left as it is', (query) => {
    expect(answer(query).correction).toBeUndefined();
  });
});

describe('narrowed', () => {
  test('to a section: its places only, and the sections of all', () => {
    const all = answer('快速排序');
    expect(all.sections).toEqual({排序算法: 3, docker知识: 1});
    expect(all.nbDocuments).toBe(4);
    const narrowed = answer('快速排序', 'hierarchy.lvl0:"docker知识"');
    expect(narrowed.hits.map(({url}) => url)).toEqual(['/docker']);
    expect(narrowed).toMatchObject({nbHits: 1, nbDocuments: 1, sections: all.sections});
  });

  test('to a page: as many places as each of its hits says', () => {
    const [first] = answer('快速排序').hits;
    const narrowed = answer('快速排序', `url_without_anchor:"${first!.url_without_anchor}"`);
    expect(narrowed.hits.map(({url}) => url.split('#')[0])).toEqual(Array<string>(first!.on_page).fill('/sort/quick'));
    expect(first!.on_page).toBe(3);
  });

  test('to nothing: no hits, and what else one may ask', () => {
    expect(answer('快速排序', 'hierarchy.lvl0:"没有这一栏"')).toMatchObject({nbHits: 0, nbDocuments: 0, sections: {排序算法: 3}});
  });

  test('by anything else: refused', () => {
    expect(() => answer('快速排序', 'type:lvl1')).toThrow('不认识的 filters：type:lvl1');
  });
});

describe('a query longer than the field', () => {
  const log =
    'Traceback (most recent call last): File "/home/me/run.py", line 12, in <module> subprocess exited: Segmentation fault (core dumped) 快速排序';

  test('keeps the phrases that stand on the site, in their order', () => {
    const {query, hits} = answer(log);
    expect(query).toBe('Segmentation fault (core dumped) 快速排序');
    expect(hits.map(({url}) => url)).toContain('/gpu');
  });

  test('without such phrases keeps the rarest words that the site has', () => {
    expect(answer(`容器 ${'番茄 '.repeat(30)} docker ${'炒蛋 '.repeat(30)} fault`).query).toBe('容器 docker fault');
  });

  test('of nothing that the site has keeps its beginning', () => {
    expect(answer('番茄'.repeat(40)).query).toBe('番茄'.repeat(32));
  });

  test('of 64 characters is asked as it is', () => {
    expect(answer('番'.repeat(64)).query).toBe('番'.repeat(64));
  });
});

test('where the place that was found has no word of the query, the passage of its page that has most is shown', () => {
  const records = fixtureRecords([
    ['/gpu', 'CUDA', '# 设备', '一句别的话。', '分配失败时先看空闲的显存。'],
    ['/other', 'CUDA', '# 无关', '别的。'],
  ]);
  const own = indexOf([
    records[0]!,
    {...records[1]!, content: '显存装不下一个大的矩阵又不想换卡的时候', asked_as: true},
    ...records.slice(1),
  ]);
  expect(ask(own, '显存分配').hits[0]!._highlightResult.content!.value).toBe('<mark>分配</mark>失败时先看空闲的<mark>显存</mark>。');
});
