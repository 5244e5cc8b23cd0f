import {loadPyodide} from 'pyodide';
import {expect, it, vi} from 'vitest';
import {packPython} from '../../build/packPython';
import {startPython} from './startPython';

// Each starts an interpreter.
vi.setConfig({testTimeout: 120_000});

async function run(...blocks: string[]) {
  const {library} = await packPython(process.cwd());
  const python = await startPython(loadPyodide, {stdLibURL: library});
  const printed: Uint8Array[] = [];
  const result = python({file: 'a.py', blocks}, (bytes) => printed.push(bytes.slice()));
  return {...result, printed: Buffer.concat(printed).toString()};
}

it('prints as a script does, and gives the last block’s output alone, with its lines numbered through', async () => {
  const blocks = [
    'import sys\nprint("前面")',
    'if __name__ == "__main__":\n    print(__file__, sys.argv)\n    print("错", file=sys.stderr)\n    1 / 0',
  ];
  expect(await run(...blocks)).toEqual({
    exit: 1,
    findings: [],
    printed: [
      "/tmp/page/work/a.py ['a.py']",
      '错',
      'Traceback (most recent call last):',
      // As in one file: the checker has a line of its own between two blocks.
      '  File "/tmp/page/work/a.py", line 7, in <module>',
      '    1 / 0',
      '    ~~^~~',
      'ZeroDivisionError: division by zero\n',
    ].join('\n'),
  });
});

it.each([
  ['import sys\nsys.exit(3)', 3, ''],
  ['raise SystemExit("不行")', 1, '不行\n'],
  ['def f(:\n    pass', 1, '  File "/tmp/page/work/a.py", line 1\n    def f(:\n          ^\nSyntaxError: invalid syntax\n'],
  ['import asyncio\n\nasync def f():\n    await asyncio.sleep(0.01)\n    return 1\n\nprint(asyncio.run(f()))', 0, '1\n'],
  ['import atexit\natexit.register(print, "最后")\nprint("先")', 0, '先\n最后\n'],
  ['class A:\n    def __del__(self):\n        print("放掉")\na = A()\nprint("先")', 0, '先\n放掉\n'],
  ['import pathlib\nprint(list(pathlib.Path().iterdir()))', 0, "[PosixPath('a.py')]\n"],
])('%j ends as it does at home', async (code, exit, printed) => {
  expect(await run(code)).toEqual({exit, findings: [], printed});
});

it('has no more memory than a module', async () => {
  const {exit, findings, printed} = await run('blocks = []\nwhile True:\n    blocks.append(bytes(1 << 22))');
  expect({exit, findings}).toEqual({exit: 1, findings: ['内存用到了上限 256 MB']});
  expect(printed).toMatch(/MemoryError\n$/);
});
