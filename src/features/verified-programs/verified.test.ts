import {mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readSite} from '../../../scripts/check/readSite';
import {plan} from '../../../scripts/check-code/plan';
import {readFences} from '../../../scripts/check-code/readFences';
import {keysOf} from '../../../scripts/check-code/cache';
import {recordedTasks, saveVerified, updateVerified} from '../../../scripts/check-code/updateVerified';
import {digestOfPrograms, readVerified, recordPath, verifiedOf, type VerifiedRecord} from './verified';

const PAGE = 'docs/a.md';
const TEXT = '```python\nprint(1)\n```\n\n```json\n{}\n```\n';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'verified-'));
  for (const folder of ['docs/_a', 'docs/_common', 'src/features/verified-programs']) {
    mkdirSync(path.join(root, folder), {recursive: true});
  }
});
afterEach(() => rmSync(root, {recursive: true}));

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

/** The record after the page was checked, with a fault or a missing tool in its first program when asked. */
function checkedPage(text: string, {fault = false, lacks = false} = {}) {
  write(PAGE, text);
  const {pages} = readSite(root);
  const planned = plan(root, pages.map(readFences));
  const results = planned.tasks.map((task, index) => ({
    task,
    faults: fault && index === 0 ? [{file: PAGE, line: 1, message: '', fix: ''}] : [],
    runs: [],
    cached: false,
    missing: lacks && index === 0 ? ['python3'] : [],
  }));
  return {pages, results, faults: planned.faults, keyOf: keysOf(root)};
}
const after = (old: VerifiedRecord, text: string, month: string, how?: {fault?: boolean; lacks?: boolean}) =>
  updateVerified(root, old, checkedPage(text, how), month);

describe('the record of what was checked', () => {
  it('takes up a page when all its programs pass, with the tools that ran them', () => {
    expect(after({}, TEXT, '2026-11')).toEqual({
      [PAGE]: {
        digest: digestOfPrograms(root, PAGE, TEXT),
        by: [expect.stringMatching(/^Python \d+\.\d+$/)],
        month: '2026-11',
        inputs: expect.stringMatching(/^[\da-f]{16}$/),
      },
    });
  });

  it('keeps the month as long as programs and tools are the same', () => {
    const first = after({}, TEXT, '2026-11');
    expect(after(first, `新的一段话\n\n${TEXT}`, '2026-12')).toEqual(first);
    expect(after({[PAGE]: {...first[PAGE]!, by: ['Python 2.7']}}, TEXT, '2026-12')[PAGE]!.month).toBe('2026-12');
    expect(after(first, TEXT.replace('1', '2'), '2026-12')[PAGE]!.month).toBe('2026-12');
  });

  it('drops a page that fails', () => {
    expect(after(after({}, TEXT, '2026-11'), TEXT, '2026-11', {fault: true})).toEqual({});
  });

  it('drops a page that is gone', () => {
    const first = after({}, TEXT, '2026-11');
    writeFileSync(recordPath(root), JSON.stringify({...first, 'docs/renamed.md': first[PAGE]!}));
    expect(readVerified(root)).toEqual(first);
  });

  it('leaves a page alone when a tool is missing, as long as its programs are the same', () => {
    const first = after({}, TEXT, '2026-11');
    expect(after({}, TEXT, '2026-12', {lacks: true})).toEqual({});
    expect(after(first, TEXT, '2026-12', {lacks: true})).toEqual(first);
    expect(after(first, TEXT.replace('1', '2'), '2026-12', {lacks: true})).toEqual({});
  });

  it('does not take up a page that has nothing to compile or run', () => {
    expect(after({}, '```json\n{}\n```\n', '2026-11')).toEqual({});
  });

  it('spares a run only while nothing changed that the programs depend on', () => {
    const record = after({}, TEXT, '2026-11');
    const spared = (text: string, old = record) => {
      const {results, keyOf} = checkedPage(text);
      return recordedTasks(
        old,
        results.map(({task}) => task),
        keyOf,
      ).size;
    };
    expect(spared(TEXT)).toBe(2);
    expect(spared(`新的一段话\n\n${TEXT}`)).toBe(2);
    expect(spared(TEXT.replace('{}', '[]'))).toBe(0);
    expect(spared(TEXT, {})).toBe(0);
    // Another version of a tool, another checker.
    expect(spared(TEXT, {[PAGE]: {...record[PAGE]!, inputs: '0123456789abcdef'}})).toBe(0);
  });

  it('is not written when nothing changed', () => {
    const checked = checkedPage(TEXT);
    saveVerified(root, checked);
    const text = readFileSync(recordPath(root), 'utf8');
    utimesSync(recordPath(root), 1, 1);
    saveVerified(root, checked);
    expect(statSync(recordPath(root)).mtimeMs).toBe(1000);
    expect(readVerified(root)).toEqual(JSON.parse(text));
  });
});

describe('the digest of a page', () => {
  const page = '```cuda file="./_a/x.cu" region="r"\n```\n';
  const digest = (text = page) => digestOfPrograms(root, PAGE, text);

  it.each(['docs/_a/x.cu', 'docs/_a/x.cuh', 'docs/_common/check.cuh'])('follows %s', (file) => {
    write('docs/_a/x.cu', 'int main() {}\n');
    const before = digest();
    write(file, '// changed\n');
    expect(digest()).not.toBe(before);
  });

  it('follows code and expected output, and no prose', () => {
    expect(digest(TEXT)).toBe(digest(`前言\n\n${TEXT}`));
    expect(digest(TEXT)).not.toBe(digest(TEXT.replace('print(1)', 'print(2)')));
    expect(digest(TEXT)).not.toBe(digest(TEXT.replace('{}', '[]')));
  });

  it('must agree for a page to be shown as checked', () => {
    const record = {[PAGE]: {digest: digest(TEXT), by: ['g++ 12.2'], month: '2026-11', inputs: ''}};
    expect(verifiedOf(root, record, PAGE, TEXT)).toEqual(record[PAGE]);
    expect(verifiedOf(root, record, PAGE, TEXT.replace('1', '2'))).toBeUndefined();
    expect(verifiedOf(root, record, 'docs/b.md', TEXT)).toBeUndefined();
  });
});
