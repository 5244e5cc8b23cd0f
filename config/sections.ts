import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** A folder of docs/ that is more than one entry in the list of all articles. */
export interface Section {
  /** Its name below docs/. */
  folder: string;
  /** The name of its own sidebar; without one its notes stand in that of all articles alone. */
  sidebar?: string;
  /** What the navbar calls it; a section without it, or without a sidebar, is not there. */
  navbarLabel?: string;
  /** Its notes hold code: they say how hard they are, what to read first, and with what the code ran. */
  isTechnical?: boolean;
  /** It is about this site itself: the home page does not show it. */
  isAboutSite?: boolean;
  /** What its sidebar and its page show in which order; what is not named here comes after that, as it is ordered without. */
  parts?: (string | Part)[];
  /** The note with which its sidebar starts although the course does not: the first of `parts`, marked as a sample. */
  sample?: string;
}

/** Notes of a section under a heading of their own. */
export interface Part {
  label: string;
  /** Files below the section's folder without the extension, folders as a whole, or all that begin so (`'3.*'`, `'Sorting/*'`). */
  notes: string[];
}

/**
 * The sections, those of the navbar in its order. A folder that is not listed is published all the same, in the list of all articles.
 */
export const sections: Section[] = [
  {folder: 'SuperComputer', sidebar: 'SuperComputerSidebar', navbarLabel: '超级计算', isTechnical: true},
  {
    folder: 'CUDA',
    sidebar: 'CUDASidebar',
    navbarLabel: 'CUDA',
    isTechnical: true,
    parts: [
      'CUDA_Learning_Path',
      {label: '第 1 章 平台与基础', notes: ['1.*']},
      {label: '第 2 章 编程模型', notes: ['2.*']},
      {label: '第 3 章 执行模型', notes: ['3.*']},
      {label: '第 4 章 全局内存', notes: ['4.*']},
      {label: '第 5 章 共享与常量内存', notes: ['5.*']},
      {label: '第 6 章 流与并发', notes: ['6.*']},
    ],
  },
  {
    folder: 'DataStructer',
    sidebar: 'DataStructerSidebar',
    navbarLabel: '数据结构',
    isTechnical: true,
    sample: 'Balanced_Binary_Tree',
    parts: [
      'Balanced_Binary_Tree',
      {label: '基础与线性结构', notes: ['01 *', '02 *', '03 *', '04 *', '05 *', '06 *', '07 *']},
      {
        label: '树',
        notes: ['08 *', '09 *', '10 *', 'Binary_Search_Tree', 'Red_Black_Tree', '11 *', 'Huffman_Tree', '12 *', '13 *'],
      },
      {label: '图', notes: ['14 *', 'BFS', 'DFS', 'Topological_Sorting', '15 *', '16 *', 'Dijkstra', '17 *']},
      {label: '查找', notes: ['18 *', 'Hash_Table', '22 *', '21 *', 'Skip_List']},
      {label: '排序', notes: ['SortingAlgorithms/*', '19 *']},
      '20 选哪一种',
    ],
  },
  {folder: 'Python', sidebar: 'PythonSidebar', navbarLabel: 'Python', isTechnical: true},
  {
    folder: 'Linux',
    sidebar: 'linuxSidebar',
    navbarLabel: 'Linux',
    isTechnical: true,
    parts: [
      'Git速查',
      'docker',
      'WSL',
      '国内镜像与代理',
      '核对镜像给的包',
      {label: '远程与会话', notes: ['SSH使用指南', 'SSH端口转发与跳板', 'tmux使用指南', 'rsync同步']},
      {label: '文件与文本', notes: ['find查找文件', 'zip与tar', '使用Git LFS克隆大文件', '文本处理三剑客', 'Shell脚本基础']},
      {label: '系统与进程', notes: ['文件权限', '进程与作业控制', '环境变量与Modules', 'passwd与用户管理', 'systemd服务', '磁盘与挂载']},
    ],
  },
  {folder: 'Travel', sidebar: 'TravelSidebar', navbarLabel: '旅行'},
  {folder: 'School', sidebar: 'SchoolSidebar'},
  {folder: 'Temp', sidebar: 'TempSidebar', isAboutSite: true},
  {
    folder: '2024HPCLearning',
    isTechnical: true,
    parts: [
      {label: '一个核', notes: ['Week01*', 'Week02*', 'Week03*', 'Week04*', '2022_Loop_Dependence']},
      {label: '许多核与许多节点', notes: ['Week05*', 'Week06*', 'Week07*', 'Week08*']},
      {label: '测量与应用', notes: ['Week09*', 'Week10*', 'Week11*', 'Week12*', 'Week13*', 'Week14*', 'WinterVacation_Report']},
    ],
  },
  {
    folder: 'DeepLearning',
    isTechnical: true,
    parts: [
      {label: '网络与训练', notes: ['01 *', '02 *', '03 *']},
      {label: '结构', notes: ['04 *', '05 *', '06 *', '07 *', '11 *']},
      {label: '规模与速度', notes: ['08 *', '09 *', '10 *']},
    ],
  },
  {folder: 'tutorial-basics', isAboutSite: true},
  {folder: 'tutorial-extras', isAboutSite: true},
];

/**
 * The sections, after it is sure that each has notes: Docusaurus would stop at every page that links to one without.
 * @param docs the folder of the notes
 * @throws Error with one line for each section without notes
 */
export function checkedSections(docs = path.resolve('docs')): Section[] {
  const isNote = (file: string) => /\.mdx?$/.test(file) && !/(?:^|[\\/])_/.test(file);
  const hasNotes = (folder: string) => existsSync(folder) && readdirSync(folder, {recursive: true, encoding: 'utf8'}).some(isNote);
  const empty = sections.filter(({folder}) => !hasNotes(path.join(docs, folder)));
  if (empty.length > 0) {
    const error = new Error(
      empty.map(({folder}) => `config/sections.ts：栏目 ${folder} 里没有笔记 → 删去它那一行，或在 docs/${folder} 里写一篇`).join('\n'),
    );
    error.stack = error.message; // The setting matters, not the place in our code.
    throw error;
  }
  return sections;
}
