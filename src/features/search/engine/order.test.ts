import {expect, test} from 'vitest';
import {ask, fixtureRecords, indexOf, type FixturePage} from '../tests/fixture';
import {smallSite} from '../tests/smallSite';

const urls = (query: string) => ask(smallSite, query).hits.map(({url}) => url);

test('titles before headings before text, exact before approximate', () => {
  expect(urls('变基').slice(0, 2)).toEqual(['/rebase', '/rebase#h2']);
  expect(urls('warp')[0]).toBe('/cuda#h2');
  expect(urls('warp')).toContain('/cuda');
});

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

test('the place that explains a thing comes before sources and exercises that name it', () => {
  const own = indexOf(
    fixtureRecords([
      ['/a', '甲', '# 堆', '## 参考资料', '### 论文', '归并算法的出处。', '## 练习', '写出归并算法。'],
      ['/b', '乙', '# 排序', '归并算法先分后合。'],
    ]),
  );
  expect(ask(own, '归并算法').hits.map(({url}) => url.split('#')[0])).toEqual(['/b', '/a', '/a']);
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

test('a question is answered by the page whose very title it asks about, even a title of one character', () => {
  const own = indexOf(
    fixtureRecords([
      ['/growing', '甲', '# 22 哈希表的扩容', '哈希表满了就换一张更大的哈希表。', '什么时候换，有什么代价。'],
      ['/hash', '甲', '# 哈希表', '## 冲突', '键落在哪里由散列函数算。'],
      ['/threads', '甲', '# 线程', '每个线程有自己的栈，什么是它的大小。', '怎么理解栈指针。'],
      ['/stack', '甲', '# 04 栈', '后进先出。'],
    ]),
  );
  for (const asking of ['什么是', '为什么要用', '如何理解']) {
    expect(ask(own, `${asking}哈希表`).hits[0]?.url, asking).toBe('/hash');
    expect(ask(own, `${asking}栈`).hits[0]?.url, asking).toBe('/stack');
  }
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

test('of the places where signs stand, spaces aside, those that tell of them come before code', () => {
  const own = indexOf(
    fixtureRecords([
      ['/script', 'Linux', '# 记录环境', '2>/dev/null || echo none; date > env.txt; uname -a >> env.txt'],
      ['/find', 'Linux', '# 查找文件', '满屏的拒绝访问是标准错误，加 2> /dev/null 就不再显示。'],
    ]),
  );
  expect(ask(own, '2>/dev/null').hits.map(({url}) => url)).toEqual(['/find', '/script']);
});

test('of a pasted error message, the page that quotes a piece of it comes before pages with its words anywhere', () => {
  const own = indexOf(
    fixtureRecords([
      ['/near', '甲', '# 上', 'The memory of CUDA is out.'],
      ['/errors', '乙', '# 下', 'CUDA out of memory.'],
    ]),
  );
  const message = 'RuntimeError: CUDA out of memory. Tried to allocate 2.00 GiB';
  expect(ask(own, message).hits.map(({url}) => url)).toEqual(['/errors', '/near']);
});
