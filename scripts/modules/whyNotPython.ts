/** What in a program's text says that it cannot run in a page, and how the reader is told; the first that fits. */
const RULES: [RegExp, string][] = [
  ...Object.entries({mpi4py: 'mpi4py', pandas: 'pandas', matplotlib: 'Matplotlib', numpy: 'NumPy', sqlite3: 'SQLite'}).map(
    ([module, name]): [RegExp, string] => [imported(module), `它用 ${name}，浏览器里的 Python 没有带。`],
  ),
  [imported('subprocess'), '它要起别的进程，浏览器里没有。'],
  [imported('threading|concurrent|multiprocessing'), '它要操作系统的线程或进程，浏览器里没有。'],
  [/\bto_thread\(/, '它要操作系统的线程或进程，浏览器里没有。'],
  [imported('socket|socketserver'), '它要联网，浏览器里的 Python 不能。'],
  [/\bos\.sched_|["']\/proc\//, '它问 Linux 的内核，浏览器里没有。'],
];

const BESIDE = '它要旁边的文件，浏览器里只有程序自己。';

const FILES = '它看真的文件系统怎样办，浏览器里的文件只在内存里。';

/** Programs of which no word of theirs says it. */
const PROGRAMS: Record<string, string> = {
  'docs/2024HPCLearning/Week14_可复现的实验.md#_Week14_可复现的实验/analyze.py': BESIDE,
  'docs/School/操作系统_文件系统.md#_操作系统_文件系统/links.py': FILES,
  'docs/School/操作系统_文件系统.md#_操作系统_文件系统/holes.py': FILES,
  'docs/School/课程论文_摩尔定律之后.md#_课程论文_摩尔定律之后/dennard.py': BESIDE,
  'docs/Python/Parquet与Arrow.md#_Parquet与Arrow/footer.py': BESIDE,
  'docs/Python/Python技巧/推导式与生成器.md#python-5': '它数对象占的字节，页上是 64 位的 Python，浏览器里是 32 位的，数不一样。',
  'docs/Python/正则表达式.md#python-4': '它比两种写法的用时，浏览器里快慢之比与本机不同。',
};

/** Why a program in Python is not run in the page, or undefined. */
export function whyNotPython(id: string, text: string): string | undefined {
  return PROGRAMS[id] ?? RULES.find(([pattern]) => pattern.test(text))?.[1];
}

function imported(modules: string): RegExp {
  return new RegExp(`^\\s*(?:import|from) (?:${modules})\\b`, 'm');
}
