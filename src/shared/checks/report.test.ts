import {expect, it} from 'vitest';
import {report, type Level} from './report';

const problem = (file: string) => ({file, line: 3, message: '不好', fix: '改'});
const results = [
  {name: 'spacing', checked: 9, problems: [problem('docs/甲/一.md'), problem('docs/乙.md')]},
  {name: 'links', checked: 0, problems: []},
];
const run = (levels: Level[], idleFails = false) => report(results, ' 2 页', {levels, idleFails});

it('a problem is a fault, and so is a rule that looked at nothing where that is asked for', () => {
  const {text, ok} = run([]);
  expect(text).toContain('docs/甲/一.md:3 spacing 不好 → 改\n');
  expect(text).toMatch(/检查了 2 页：spacing 9，links 0；2 处要改$/);
  expect(ok).toBe(false);
  const idle = report([results[1]!], '', {levels: [], idleFails: true});
  expect(idle.text).toContain('links 什么也没有检查到');
  expect(idle.ok).toBe(false);
});

it('advice fails nothing, and says how to be rid of it', () => {
  const {text, ok} = run([{rule: 'spacing', level: 'advice'}]);
  expect(ok).toBe(true);
  expect(text).toContain('建议 spacing 2 处（不想看，在 config/rules.ts 里关掉 spacing）');
  expect(text).toContain('0 处要改，2 处建议');
});

it('a rule can be off in one folder, and the last level that fits counts', () => {
  const {text, ok} = run([
    {level: 'advice'},
    {rule: 'spacing', level: 'off', folder: 'docs/甲'},
    {rule: 'spacing', level: 'fault', folder: 'docs/乙.md'},
  ]);
  expect(text).not.toContain('docs/甲/一.md');
  expect(text).toContain('1 处要改');
  expect(ok).toBe(false);
});

it('nothing looked at is never fine', () => {
  expect(report([], '', {levels: [], idleFails: false}).ok).toBe(false);
});
