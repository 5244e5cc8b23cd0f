import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {plan} from '../../scripts/check-code/plan';
import {readFences} from '../../scripts/check-code/readFences';
import {readSite} from '../../scripts/check/readSite';
import {testOurNotes} from '../../src/shared/testing/ourNotes';
import {mutatePages, mutationReport} from '../../scripts/mutate/mutatePages';

/** Three pages of the site whose programs are quick: two in C++, one in CUDA. */
const SAMPLE = [
  'docs/DataStructer/SortingAlgorithms/Insertion_Sort.mdx',
  'docs/DataStructer/Topological_Sorting.mdx',
  'docs/CUDA/5.1 共享内存基础.md',
];

async function mutate(root: string, files: string[], most: number) {
  const pages = readSite(root).pages.filter(({file}) => files.includes(file));
  expect(pages).toHaveLength(files.length);
  return mutatePages(root, plan(root, pages.map(readFences)).tasks, {most});
}

describe('a program that is broken on purpose', {timeout: 300_000}, () => {
  const fixture = path.resolve(__dirname, '../fixtures/mutate');

  it('is told of when its check holds nothing', async () => {
    const found = await mutate(fixture, ['docs/hollow.md'], 9);
    expect(found.survivors.map(({is}) => is)).toContain('for (std::size_t i = 0; i < a.size(); ++i) {');
    const {text, ok} = mutationReport(found);
    expect(ok).toBe(false);
    expect(text).toMatch(/docs\/hollow\.md:\d+ 改坏了，核对仍说对/);
  });

  it('is caught by a check that holds, but for what is excused with its reason', async () => {
    const found = await mutate(fixture, ['docs/held.md'], 9);
    expect(found.excused).toBe(2);
    expect(found.mutants).toBeGreaterThan(0);
    expect(mutationReport(found)).toMatchObject({ok: true});
  });

  testOurNotes('is caught on a sample of the pages', async () => {
    const found = await mutate(process.cwd(), SAMPLE, 2);
    expect(mutationReport(found)).toMatchObject({ok: true});
    expect(found.untried).toEqual([]);
  });

  it('fails when nothing is tried', () => {
    expect(mutationReport({programs: 0, mutants: 0, uncompiled: 0, excused: 0, survivors: [], untried: []}).ok).toBe(false);
  });
});
