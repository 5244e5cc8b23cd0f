import {expect, it} from 'vitest';
import {pasteText} from './pasteText';

it.each([
  ['a shell session: commands only', 'bash', '$ cd src\n$ ls\na.c  b.c\n$ cc a.c', 'cd src\nls\ncc a.c'],
  ['a command over several lines', 'console', '$ cc -O2 \\\n> a.c\nwarning: unused', 'cc -O2 \\\na.c'],
  ['output that looks like a continuation', 'console', '$ cat a\nquoted:\n> b', 'cat a'],
  ['who and where before the prompt', 'text', 'me@node1:~/hpl$ make\ncc -c a.c', 'make'],
  ['PowerShell', 'powershell', 'PS C:\\Users\\me> wsl --install\n正在安装', 'wsl --install'],
  ['PowerShell without a folder', 'powershell', 'PS> Get-Date', 'Get-Date'],
  [
    'Python, with a block',
    'python',
    '>>> for i in range(2):\n...     print(i)\n...\n0\n1\n>>> x = 1',
    'for i in range(2):\n    print(i)\n\nx = 1',
  ],
  ['IPython', 'python', 'In [1]: 1 + 1\nOut[1]: 2', '1 + 1'],
  [
    'a diff: no signs, no removed lines, no headers',
    'diff',
    '--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n int a;\n-int b;\n+int c;',
    'int a;\nint c;',
  ],
  [
    'a script has no prompt',
    'bash',
    'x=$(ls)\necho "$x"\ncat <<END\n$ not a prompt\nEND\n',
    'x=$(ls)\necho "$x"\ncat <<END\n$ not a prompt\nEND',
  ],
  ['an output stays whole', 'text', '第 1 行\n>>> Need at least 4 processes <<<\n$ 5', '第 1 行\n>>> Need at least 4 processes <<<\n$ 5'],
  ['a template string is no shell', 'js', '$ x', '$ x'],
  ['a quotation is no prompt', 'markdown', '> 引用\n正文', '> 引用\n正文'],
  ['a redirection is no prompt', 'bash', '> out.txt\nls', '> out.txt\nls'],
  ['blanks inside stay', 'python', 'def f():\n\n    return 1\n\n\n', 'def f():\n\n    return 1'],
])('%s', (_, language, code, expected) => {
  expect(pasteText(code, language)).toBe(expected);
});
