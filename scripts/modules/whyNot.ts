const THREADS = '它要操作系统的线程，浏览器里没有。';

/** What in a program's text says that it cannot run in a page, and how the reader is told. */
const RULES: [RegExp, string][] = [
  [/\b_mm\d*_|<immintrin\.h>/, '它用处理器的向量指令，量的是本机的硬件。'],
  [/\basm\b/, '它用汇编量本机的处理器。'],
  [/\bmadvise\b|\bmalloc_trim\b|<sys\/mman\.h>/, '它向操作系统要大页，量的是本机的内存。'],
  [/\bstd::(?:async|thread|jthread)\b/, THREADS],
];

/** Their headers ask the system for huge pages. */
const HARDWARE = '它量的是本机的硬件，在浏览器里得到的数没有意义。';
const LIBRARY = '页上的数是 libstdc++ 的实现给的，浏览器里用的是 libc++，数不一样。';

/** Chromium gives a worker half of the stack that Node has: they end there with a stack that is full. */
const DEEP = '它递归上千层到上万层，浏览器给线程的栈装不下。';

/** Programs of which no word of theirs says it. */
const PROGRAMS: Record<string, string> = {
  'docs/2024HPCLearning/_Week03_矩阵乘分块/gemm.cpp': HARDWARE,
  'docs/2024HPCLearning/_Week06_OpenMP调度与伪共享/schedule.cpp': HARDWARE,
  'docs/2024HPCLearning/_Week06_OpenMP调度与伪共享/sharing.cpp': HARDWARE,
  'docs/2024HPCLearning/_Week07_MPI点对点通信/late.cpp': '它看的是 Open MPI 怎样送短消息，浏览器里的是另一个实现。',
  'docs/SuperComputer/_MCC24_Review/gemm.cpp': HARDWARE,
  'docs/SuperComputer/_MCC24_Review/lu.cpp': HARDWARE,
  'docs/SuperComputer/_MCC24_Review/spmv.cpp': HARDWARE,
  'docs/School/_操作系统_同步与死锁/buffer.c': THREADS,
  'docs/School/_操作系统_同步与死锁/peterson.c': THREADS,
  'docs/School/_操作系统_虚拟内存/faults.c': '它数 Linux 内核处理了多少次缺页，浏览器里没有这个内核。',
  'docs/DataStructer/_09 二叉树的遍历/tree_traversal.cpp': DEEP,
  'docs/DataStructer/SortingAlgorithms/_Quick_Sort/partitions.cpp': DEEP,
  'docs/DataStructer/_Hash_Table/hash_chaining.cpp': LIBRARY,
  'docs/DataStructer/SortingAlgorithms/_Quick_Sort/killer.cpp': LIBRARY,
  'docs/DataStructer/SortingAlgorithms/_Tim_Sort/tim_sort.cpp': LIBRARY,
};

/** Why a program has no module, or undefined. */
export function whyNot(source: string | undefined, text: string): string | undefined {
  return (source && PROGRAMS[source]) ?? RULES.find(([pattern]) => pattern.test(text))?.[1];
}
