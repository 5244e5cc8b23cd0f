import {expect, test} from 'vitest';
import {ask, fixtureRecords, indexOf, type FixturePage} from '../tests/fixture';

const index = indexOf(
  fixtureRecords([
    [
      '/git',
      'Linux',
      '# 撤销与恢复',
      '先别慌，也先别做任何 gc。',
      '## 已经推送：revert',
      '撤销已经推送的提交，用 git revert 追加一个反向的提交。',
      '## 重置三种模式',
      '用 git reset --hard HEAD~1 丢掉最近一次提交。',
    ],
    [
      '/rebase',
      'Linux',
      '# 变基',
      '一次提交一件事。',
      '## 交互式变基',
      'git rebase -i 可以改写提交。',
      '## 动态规划式的合并',
      '冲突 <img src=x onerror=alert(1)> 的处理。',
    ],
    [
      '/cuda',
      'CUDA',
      '# 线程束与洗牌',
      'cudaMallocManaged 分配统一内存，__syncthreads 等全块。',
      '## 占用率',
      'warp 是三十二个线程，用 std::pair<int, int> 存，-O3 编译。',
    ],
    ['/tree', '数据结构', '# 平衡二叉树', '在平衡的二叉搜索树里查找只要对数时间。', '## 旋转 <T>', '左旋与右旋。'],
  ]),
  [
    ['warp', '线程束'],
    ['shared memory', '共享内存'],
    ['旋动', 'revert'],
  ],
);
const urls = (query: string) => ask(index, query).hits.map(({url}) => url);

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

test('titles before headings before text, exact before approximate', () => {
  expect(urls('变基').slice(0, 2)).toEqual(['/rebase', '/rebase#h2']);
  expect(urls('warp')[0]).toBe('/cuda#h2');
  expect(urls('warp')).toContain('/cuda');
});

test.each(['番茄炒蛋', 'photosynthesis', '没有这样的词', 'qzx', '   ', '', '🦄', '量子纠缠', '吗'])(
  'nothing is shown for “%s”',
  (query) => {
    expect(ask(index, query)).toMatchObject({nbHits: 0, nbPages: 0, hits: []});
  },
);

test('what is like the query is found beside long pages that hold its pieces anywhere', () => {
  const pieces = ['平衡的天平', '天衡叉车', '枝叉树干'];
  const long = (number: number): FixturePage => [
    `/long${number}`,
    '机械',
    `# 手册 ${number}`,
    ...Array.from({length: 90}, (_, line) => `第 ${line} 行：${pieces[line % 3]!}`),
  ];
  const crowded = indexOf(fixtureRecords([long(1), long(2), long(3), ['/tree', '数据结构', '# 平衡二叉树', '左旋与右旋。']]));
  expect(ask(crowded, '平衡叉树').hits[0]!.url).toBe('/tree');
});

test('one hit for each address, page by page', () => {
  const all = urls('提交');
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(2);
  const second = ask(index, '提交', {hitsPerPage: 1, page: 1});
  expect(second).toMatchObject({nbHits: all.length, nbPages: all.length, page: 1, hits: [{url: all[1]}]});
});

test('the shape of the hosted service: marks in what is escaped, the group title as it is', () => {
  const [hit] = ask(index, '冲突').hits;
  expect(hit).toMatchObject({
    type: 'content',
    url: '/rebase#h4',
    hierarchy: {lvl0: 'Linux', lvl1: '变基', lvl2: '动态规划式的合并', lvl3: null},
  });
  expect(hit!._highlightResult.content!.value).toBe('<mark>冲突</mark> &lt;img src=x onerror=alert(1)&gt; 的处理。');
  expect(ask(index, '旋转').hits[0]!._highlightResult.hierarchy).toMatchObject({
    lvl0: {value: '数据结构'},
    lvl2: {value: '<mark>旋转</mark> &lt;T&gt;'},
  });
});

test('a snippet has no more words than asked for, and the match', () => {
  const snippet = (words: number) =>
    ask(index, '反向的提交', {attributesToSnippet: [`content:${words}`], snippetEllipsisText: '…'}).hits[0]!._snippetResult.content!.value;
  expect(snippet(5)).toContain('<mark>反向的提交</mark>');
  expect(snippet(5).startsWith('…')).toBe(true);
  expect(
    snippet(5)
      .replace(/<[^>]*>/g, '')
      .match(/\p{Script=Han}/gu)!.length,
  ).toBeLessThanOrEqual(10);
  expect(snippet(100)).not.toContain('…');
});

test('only the attributes asked for', () => {
  const [hit] = ask(index, '变基', {attributesToRetrieve: ['hierarchy.lvl1', 'url']}).hits;
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
  const {isNearest, hits} = ask(index, query);
  expect(isNearest).toBe(true);
  expect(hits[0]).toMatchObject({url, missing});
});

test('a page that has the query in several passages has all of it', () => {
  expect(ask(index, '统一内存怎么编译').isNearest).toBeUndefined();
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

test('the place that explains a thing comes before sources and exercises that name it', () => {
  const own = indexOf(
    fixtureRecords([
      ['/a', '甲', '# 堆', '## 参考资料', '### 论文', '归并算法的出处。', '## 练习', '写出归并算法。'],
      ['/b', '乙', '# 排序', '归并算法先分后合。'],
    ]),
  );
  expect(ask(own, '归并算法').hits.map(({url}) => url.split('#')[0])).toEqual(['/b', '/a', '/a']);
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

test('a page has two rows before those of all others, however well it matches', () => {
  const own = indexOf(
    fixtureRecords([
      ['/a', '甲', '# 变基', '## 变基一', '变基。', '## 变基二', '变基。', '## 变基三', '变基。'],
      ['/z', '乙', '# 合并', '也可以变基。'],
    ]),
  );
  expect(ask(own, '变基').hits.map(({url}) => url.split('#')[0])).toEqual(['/a', '/a', '/z', '/a', '/a']);
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
  const title = (query: string) => ask(index, query).hits[0]!._highlightResult.hierarchy;
  expect(title('chongzhi').lvl2!.value).toBe('<mark>重置</mark>三种模式');
  expect(title('revret').lvl2!.value).toBe('已经推送：<mark>revert</mark>');
});

test.each([
  ['番茄炒蛋', ['cuda']],
  ['   ', []],
])('without results, what of the query has some is suggested, or a section: “%s”', (query, suggestions) => {
  expect(ask(index, query).suggestions?.map((text) => text.toLowerCase())).toEqual(suggestions);
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

test('a title that holds the query comes first, even where the query cuts a word and texts hold it too', () => {
  const linking = [1, 2, 3, 4, 5].map((n): [string, string, ...string[]] => [
    `/link${n}`,
    'Linux',
    `# 第 ${n} 篇`,
    '安装与迁移见 WSL 安装与迁移。',
  ]);
  const own = indexOf(fixtureRecords([...linking, ['/wsl', 'Linux', '# WSL 安装与迁移', '正文。']]));
  expect(ask(own, 'SL 安装与').hits[0]?.url).toBe('/wsl');
});

test('a plain sentence is answered by the page that has most of its words, seams that stand elsewhere by chance aside', () => {
  const common = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n): FixturePage => [
    `/p${n}`,
    'Linux',
    `# 第 ${n} 篇`,
    '程序运行。',
    '登录之后再退出。',
    '接着继续读。',
  ]);
  const own = indexOf(
    fixtureRecords([
      ...common,
      ['/jobs', 'Linux', '# 作业控制', '让程序在终端关闭之后继续运行：nohup。', '退出终端不等于退出登录。'],
      ['/chance', 'Linux', '# 别的', '录后程很少见，序继也很少见。'],
    ]),
  );
  expect(ask(own, '退出登录后程序继续运行').hits[0]?.url).toBe('/jobs');
  expect(ask(own, '番茄炒鸡蛋怎么做才好吃').hits).toEqual([]);
});

test('among thousands of passages with a word, the heading and the whole word come first', () => {
  const many = Array.from({length: 3000}, (_, n) => `第 ${n} 段说 -O31 与线程束`);
  const own = indexOf(
    fixtureRecords([
      ['/many', 'CUDA', '# 很多段落', ...many],
      ['/last', 'CUDA', '# 别的', '## 线程束', '只说 -O3 一次。'],
    ]),
  );
  expect(ask(own, '线程束').hits[0]?.url).toBe('/last#h1');
  expect(ask(own, '线程素').hits[0]?.url).toBe('/last#h1');
});
