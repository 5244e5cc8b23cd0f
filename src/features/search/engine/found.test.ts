import {expect, test} from 'vitest';
import {ask, fixtureRecords, indexOf} from '../tests/fixture';
import {smallSite} from '../tests/smallSite';

const urls = (query: string) => ask(smallSite, query).hits.map(({url}) => url);

test.each([
  ['标题', '平衡二叉树', '/tree'],
  ['小节', '交互式变基', '/rebase#h2'],
  ['词的一段', '衡二叉', '/tree'],
  ['跨词', '的二叉搜', '/tree'],
  ['相距两词', '统一内存 编译', '/cuda'],
  ['标题词加正文词', '变基 改写', '/rebase#h2'],
  ['标识符', 'cudaMallocManaged', '/cuda'],
  ['标识符的一段', 'malloc', '/cuda'],
  ['大小写与全角', 'ＣＵＤＡmallocMANAGED', '/cuda'],
  ['前缀', 'cudamal', '/cuda'],
  ['打错一个字母', 'revret', '/git#h2'],
  ['错一个汉字', '平衡三叉树', '/tree'],
  ['同音字', '线呈束', '/cuda'],
  ['漏一个汉字', '平衡叉树', '/tree'],
  ['全拼', 'chongzhi', '/git#h4'],
  ['首字母', 'phecs', '/tree'],
  ['输入法组字', "dong'tai'g", '/rebase#h4'],
  ['已上屏加组字', "动态gui'hua", '/rebase#h4'],
  ['繁体', '線程束', '/cuda'],
  ['加了空格', '用 std::pair', '/cuda#h2'],
  ['去了空格', 'gitrevert追加', '/git#h2'],
  ['符号', 'std::', '/cuda#h2'],
  ['符号', '-O3', '/cuda#h2'],
  ['符号', '__syncthreads', '/cuda'],
  ['提问', '如何撤销提交', '/git#h2'],
  ['提问', '什么是占用率？', '/cuda#h2'],
  ['同义词', 'warp 洗牌', '/cuda'],
  ['同义词，不当作错字', '旋动', '/git#h2'],
])('%s：%s', (_, query, url) => {
  expect(urls(query)[0]).toBe(url);
});

test.each(['番茄炒蛋', 'photosynthesis', '没有这样的词', 'qzx', '   ', '', '🦄', '量子纠缠', '吗'])(
  'nothing is shown for “%s”',
  (query) => {
    expect(ask(smallSite, query)).toMatchObject({nbHits: 0, nbPages: 0, hits: []});
  },
);

test('a reading starts at the start of a word, not inside one', () => {
  const own = indexOf(
    fixtureRecords([
      ['/wsl', 'Linux', '# WSL 安装与迁移', '正文。'],
      ['/block', '结构', '# 拦住错误', '正文。'],
    ]),
  );
  expect(ask(own, 'lanzhu').hits.map(({url}) => url)).toEqual(['/block']);
  expect(ask(own, 'wslanzhu').hits[0]?.url).toBe('/wsl');
});

test.each([
  ['变基 番茄', '/rebase', ['番茄']],
  ['番茄占用率炒蛋', '/cuda#h2', ['番茄', '炒蛋']],
])('what no page has all of is answered by the nearest, with the words that are missing: “%s”', (query, url, missing) => {
  const {isNearest, hits} = ask(smallSite, query);
  expect(isNearest).toBe(true);
  expect(hits[0]).toMatchObject({url, missing});
});

test('a page that has the query in several passages has all of it', () => {
  expect(ask(smallSite, '统一内存怎么编译').isNearest).toBeUndefined();
});

test('a page is found by what else readers ask for it with, and the phrase is shown', () => {
  const records = fixtureRecords([
    ['/nohup', 'Linux', '# 作业控制', '用 nohup 让程序不随终端结束。'],
    ['/tmux', 'Linux', '# 终端复用', '会话留在服务器上。'],
  ]);
  const own = indexOf([records[0]!, {...records[1]!, content: '断网以后任务没了', asked_as: true}, ...records.slice(1)]);
  expect(ask(own, '断网任务就没了').hits[0]).toMatchObject({url: '/nohup', content: '断网以后任务没了'});
});

test('words of Taiwan find ours, only in a query of traditional characters', () => {
  const own = indexOf(
    fixtureRecords([
      ['/thread', 'CUDA', '# 线程块', '一个块里的线程。'],
      ['/end', 'CUDA', '# 执行与头绪', '执行完再说。'],
    ]),
    [['thread', '线程']],
  );
  expect(ask(own, '執行緒塊').hits[0]).toMatchObject({
    url: '/thread',
    _highlightResult: {hierarchy: {lvl1: {value: '<mark>线程块</mark>'}}},
  });
});

test('signs, and letters that touch a character, count as they stand', () => {
  const own = indexOf(
    fixtureRecords([
      ['/git', 'Git', '# 仓库', 'git init -q -b main 建一个仓库，b 有 b 树的名字。'],
      ['/b', '数据结构', '# B 树', 'B+树的叶子连成链表，B树没有。'],
      ['/plus', '语言', '# 语言', 'C++ 与 C 的标准不同。'],
    ]),
  );
  expect(ask(own, 'B树和B+树有什么区别').hits[0]!.url).toBe('/b');
  expect(ask(own, 'c++ 标准').hits[0]!.url).toBe('/plus');
});

test('letters behind committed characters are read in passages where no heading is spelt so, from a whole syllable on', () => {
  const own = indexOf(
    fixtureRecords([
      ['/graph', '课程', '# 关系与图', '用矩阵做动态规划。'],
      ['/other', '课程', '# 别的', '动态链接库的归宿。'],
    ]),
  );
  for (const query of ["动态gui'hua", "动态gui'h", '动态guih']) {
    expect(
      ask(own, query)
        .hits.slice(0, 1)
        .map(({url, _highlightResult}) => [url, _highlightResult.content!.value]),
      query,
    ).toEqual([['/graph', '用矩阵做<mark>动态规划</mark>。']]);
  }
  expect(ask(own, '动态gh')).toMatchObject({isNearest: true});
});

test('words without the spaces between them are found, the end of one and the start of the next are not', () => {
  expect(urls('gitrevert')[0]).toBe('/git#h2');
  expect(urls('rdhea')).toEqual([]);
});

test('a traditional character that the site quotes once is still read as the one it writes', () => {
  const quoting = indexOf(
    fixtureRecords([
      ['/tree', '数据结构', '# 平衡二叉树', '二叉树的旋转。'],
      ['/help', '帮助', '# 说明', '也可以搜“叉樹”。'],
    ]),
  );
  expect(ask(quoting, '平衡二叉樹').hits[0]!.url).toBe('/tree');
});

test('a run in a passage that has one character too many is half of another name: the nearest at most', () => {
  const own = indexOf(fixtureRecords([['/trip', '旅行', '# 龙脊', '四月到六月灌水插秧。']]));
  expect(ask(own, '水稻插秧').isNearest).toBe(true);
  expect(ask(own, '管水插秧').isNearest).toBeUndefined();
});

test('the beginning of a word in the sources is no answer, that of one in the text is', () => {
  const own = indexOf(
    fixtureRecords([
      ['/bubble', '排序', '# 冒泡排序', '相邻的两个比。', '## 参考资料', 'An Archaeological Algorithmic Analysis'],
      ['/dig', '旅行', '# 博物馆', '有一间 archaeological 展厅。'],
    ]),
  );
  expect(ask(own, 'archaeology').hits.map(({url}) => url)).toEqual(['/dig']);
});

test('a word of letters that a page has is no larger a share of the query for its length', () => {
  const own = indexOf(
    fixtureRecords([
      ['/list', '数据结构', '# 跳表', 'PostgreSQL 的缓存用它。'],
      ['/other', '数据结构', '# 队列', '打穿一层纸。'],
    ]),
  );
  expect(ask(own, 'postgresql 缓存被打穿').hits.find(({url}) => url === '/list')!.missing).toEqual(['打穿']);
});

test('a word one slip away is meant, not those that only begin like it', () => {
  const own = indexOf(
    fixtureRecords([
      ['/many', '甲', '# settings', '全部设置。'],
      ['/one', '乙', '# 一项', '每个 setting 写一行。'],
    ]),
  );
  expect(ask(own, 'settsng').hits.map(({url}) => url)).toEqual(['/one']);
});
