import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it, test} from 'vitest';
import {citationsOf, conformanceFaults, PAPER, statementsOf, withTests, type Citation} from '../../scripts/conformance/table';
import {readTests} from '../../scripts/conformance/readTests';
import {missingPaths} from './papers/namedPaths';

describe('the statements of the specification', () => {
  const text = readFileSync(PAPER, 'utf8');
  const citations = citationsOf();
  const ids = statementsOf(text).map(({id}) => id);

  test('each has a test that says so, or a difference with its reason', () => {
    expect(conformanceFaults(text, citations)).toEqual([]);
  });

  test('the column of tests is what the tests say', () => {
    expect(withTests(text, citations) === text, `${PAPER} 的“测试”一列过时了：npm run record:conformance，再提交它`).toBe(true);
  });

  test('the paths in the reasons are there', () => {
    const reasons = statementsOf(text).map(({text: statement, reason}) => `${statement} ${reason}`);
    expect(missingPaths(path.resolve(), PAPER, reasons.join('\n'))).toEqual([]);
  });

  test('the tables are whole: every section, every reading, every difference of the stock stack', () => {
    console.log(
      `${ids.length} statements, ${citations.length} citations of ${new Set(citations.map(({file, line}) => `${file}:${line}`)).size} tests`,
    );
    expect(ids.length).toBeGreaterThanOrEqual(204);
    expect(citations.length).toBeGreaterThanOrEqual(270);
    const numbers = (letter: string, count: number) => Array.from({length: count}, (_, index) => `${letter}${index + 1}`);
    expect([...numbers('A', 22), ...numbers('T', 27)].filter((name) => !ids.includes(name))).toEqual([]);
    const sections = ['1', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '3', '4', '5', '6', '7', '8', '9'];
    expect(sections.filter((section) => !ids.includes(`${section}-1`))).toEqual([]);
  });
});

const table = (...rows: string[]) => ['# 对照', '', '| 条文 | 说明 | 测试 |', '| --- | --- | --- |', ...rows, ''].join('\n');
const citation = (id: string, more: Partial<Citation> = {}): Citation => ({
  id,
  file: 'a.test.ts',
  line: 3,
  title: 'it works',
  fits: true,
  ...more,
});

describe('the checks', () => {
  it.each([
    [table('| 1-1 一 |  |  |'), [], 'CONFORMANCE.md:5 1-1 一：没有测试'],
    [table('| 1-1 一 | 差异：短 |  |'), [], '1-1 一：没有测试'],
    [table('| 1-1 一 |  |  |', '| 1-1 二 |  |  |'), [citation('1-1')], 'CONFORMANCE.md:6 编号 1-1 用了两次'],
    [table('| 1-1 一 |  |  |'), [citation('1-1'), citation('1-2')], 'a.test.ts:3 CONFORMANCE.md 里没有条文 1-2'],
    [table('| 1-1 一 |  |  |'), [citation('1-1', {fits: false})], 'a.test.ts:3 这个测试不会叫“it works”'],
  ])('flag %#', (text, citations, fault) => {
    expect(conformanceFaults(text, citations)).toEqual([expect.stringContaining(fault)]);
  });

  it('find nothing where a test, or a reason, stands beside each statement', () => {
    expect(conformanceFaults(table('| 1-1 一 |  |  |', '| 1-2 二 | 差异：上游没有这样的东西 |  |'), [citation('1-1')])).toEqual([]);
  });

  it('write the column of tests, and leave the reasons', () => {
    const before = table('| 1-1 一 | 说明：`a\\|b` | 旧的 |', '| 1-2 二 | 差异：原因 | 旧的 |');
    expect(withTests(before, [citation('1-1', {title: 'a|b'}), citation('1-1', {file: 'b.test.ts'})])).toBe(
      table('| 1-1 一 | 说明：`a\\|b` | `a.test.ts` `a\\|b`<br>`b.test.ts` `it works` |', '| 1-2 二 | 差异：原因 |  |'),
    );
  });
});

describe('the tests of a file', () => {
  let folder = '';

  afterEach(() => rmSync(folder, {recursive: true, force: true}));

  function citationsIn(code: string): Citation[] {
    folder = mkdtempSync(path.join(tmpdir(), 'conformance-'));
    const file = path.join(folder, 'a.test.ts');
    writeFileSync(file, code);
    return citationsOf([file]);
  }

  it('say what they prove in the comment before them', () => {
    const found = citationsIn(
      [
        "import {test} from 'x';",
        '// Conformance: 1-1, A2',
        "test('one', () => {});",
        '// Another comment.',
        '// Conformance: T3',
        "test.describe('of', () => {",
        '  // Conformance: 2.1-4 "two of 7"',
        '  // Conformance: 2.1-5 "three"',
        "  test.each([7])('two of %s', () => {});",
        '});',
      ].join('\n'),
    );
    expect(found.map(({id, line, title, fits}) => [id, line, title, fits])).toEqual([
      ['1-1', 3, 'one', true],
      ['A2', 3, 'one', true],
      ['2.1-4', 9, 'two of 7', true],
      ['2.1-5', 9, 'three', false],
    ]);
  });

  it('are known by titles that are filled in at run time, and by no others', () => {
    const titles = readTests('src/features/colour-mode/tests/site/colour-mode.spec.ts');
    expect(titles.some(({pattern}) => pattern.test('spec 4 Colour mode: stored "purple" is ignored'))).toBe(true);
    expect(titles.some(({pattern}) => pattern.test('spec 4 Colour mode: purple is ignored'))).toBe(false);
  });
});
