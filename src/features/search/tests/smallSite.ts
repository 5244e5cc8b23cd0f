import {fixtureRecords, indexOf} from './fixture';

/** A small site, with synonyms. */
export const smallSite = indexOf(
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
