import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readSite} from '../../../scripts/check/readSite';
import {readFences} from '../../../scripts/check-code/readFences';
import {update} from '../../../scripts/check-code/update';

const PAGE = [
  '- 项',
  '',
  '  ```bash',
  '  a',
  '  ```',
  '',
  '  ```text title="输出"',
  '  ⟨…⟩ 秒',
  '  旧',
  '  ```',
  '',
  '```bash',
  'b',
  '```',
  '',
  '```text title="输出"',
  '```',
  '',
  '末尾',
  '',
];

it('writes outputs back into their blocks, and leaves placeholders and all else', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'docs/a.md'), PAGE.join('\n'));
  const fences = readSite(root).pages.flatMap(readFences);
  const runs = fences.map((fence, index) => ({fence, printed: ['3 秒\n新\n', '甲\n乙\n'][index]!, exit: 0}));
  expect(update(root, runs)).toBe(2);
  const expected = [...PAGE];
  expected.splice(16, 0, '甲', '乙');
  expected[8] = '  新';
  expect(readFileSync(path.join(root, 'docs/a.md'), 'utf8').split('\n')).toEqual(expected);
  const after = readSite(root).pages.flatMap(readFences);
  expect(
    update(
      root,
      runs.map((one, index) => ({...one, fence: after[index]!})),
    ),
  ).toBe(0);
  rmSync(root, {recursive: true});
});
