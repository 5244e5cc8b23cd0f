import {expect, it} from 'vitest';
import {isMessage, messagesOf} from './messages';

it('takes what tools print for a message, and neither commands nor code', () => {
  const messages = [
    'fatal: not a git repository (or any of the parent directories): .git',
    "ModuleNotFoundError: No module named 'numpy'",
    'bash: nvcc: command not found',
    'cudaErrorInvalidConfiguration',
    'Permission denied (publickey).',
    'warning: ignoring ‘#pragma omp parallel’ [-Wunknown-pragmas]',
  ];
  expect(messages.filter((text) => !isMessage(text))).toEqual([]);
  const others = [
    'git commit --amend',
    'int missing = 0;',
    'lo = mid',
    'if (failed) return',
    '[0, 50]',
    'error',
    'getent hosts github.com',
  ];
  expect(others.filter(isMessage)).toEqual([]);
});

it('reads messages from the sections about errors alone, with their anchors', () => {
  const source = [
    '---',
    'title: 一篇',
    '---',
    '## 开头',
    '`fatal: bad object HEAD is not here`',
    '## 常见错误 {#errors}',
    '- 没有装：`bash: make: command not found`，见 `make -j 4`。',
    '```text',
    'Traceback (most recent call last):',
    "KeyError: 'missing key'",
    '```',
    '```python',
    'raise KeyError("missing key")',
    '# 常见错误',
    '```',
    '### 网络',
    '`Connection refused by host`；再一次 `bash: make: command not found`',
    '## 练习',
    '`error: this is not there`',
  ].join('\n');
  expect(messagesOf(source)).toEqual([
    {text: 'bash: make: command not found', anchor: 'errors'},
    {text: "KeyError: 'missing key'", anchor: 'errors'},
    {text: 'Connection refused by host', anchor: '网络'},
  ]);
});
