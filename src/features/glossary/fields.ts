/** A field of the glossary: its heading and anchor on /glossary, and the docs (by the beginnings of their ids) whose text its terms are marked in. */
export interface Field {
  name: string;
  title: string;
  marked: string[];
}

/** In the order of the glossary page. A word means one thing within its field's pages: 提交 is Git's there, and a plain word elsewhere. */
export const FIELDS: Field[] = [
  {
    name: 'parallel',
    title: '并行与性能',
    marked: ['2024HPCLearning', 'CUDA', 'SuperComputer', 'DeepLearning', 'Python/mpi4py', 'Python/Python技巧/并发'],
  },
  {name: 'cuda', title: 'CUDA', marked: ['CUDA', 'DeepLearning']},
  {name: 'cluster', title: '集群与性能工具', marked: ['SuperComputer', '2024HPCLearning']},
  {name: 'data-structures', title: '数据结构与算法', marked: ['DataStructer', 'School/离散数学']},
  {name: 'deep-learning', title: '深度学习', marked: ['DeepLearning']},
  {name: 'linux', title: 'Linux', marked: ['Linux']},
  {name: 'git', title: 'Git', marked: ['Linux/Git速查', 'Linux/使用Git']},
  {name: 'containers', title: '容器', marked: ['Linux/docker']},
  {name: 'python', title: 'Python', marked: ['Python/Python', 'Python/NumPy', 'Python/Pandas', 'Python/异常', 'Python/文件']},
  {name: 'systems', title: '操作系统、网络与数据库', marked: ['School/操作系统', 'School/计算机', 'School/数据库', 'School/编译原理']},
  {
    name: 'maths',
    title: '数学与数值',
    marked: [
      'School/高等数学',
      'School/线性代数',
      'School/概率论',
      'School/数值分析',
      'School/离散数学',
      '2024HPCLearning/Week12',
      '2024HPCLearning/Week13',
      'DeepLearning/03',
      'SuperComputer/HP',
    ],
  },
];
