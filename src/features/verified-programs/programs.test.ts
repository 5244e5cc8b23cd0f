import {describe, expect, it} from 'vitest';
import {testOurNotes} from '../../shared/testing/ourNotes';
import {readSite} from '../../../scripts/check/readSite';
import {plan} from '../../../scripts/check-code/plan';
import {readFences} from '../../../scripts/check-code/readFences';
import {programsOf, RUN_LANGUAGES} from './programs';
import {readVerified} from './verified';

const lines = (text: string, read = () => '') => programsOf(text, read);

describe('the programs that a receipt lists', () => {
  it('say with what each is run, how it ends, and whether its output stands on the page', () => {
    expect(lines('```python\nimport os\n\n# 说明\nprint(1)\n```\n\n```text title="输出"\n1\n```\n')).toEqual([
      {name: 'print(1)', command: 'python3', exit: 0, printed: true},
    ]);
    expect(lines('```bash exit="2"\nfalse\n```\n文\n\n```text title="输出"\n1\n```\n')).toEqual([
      {name: 'false', command: 'bash', exit: 2},
    ]);
    expect(lines('```json\n{}\n```\n')).toEqual([]);
  });

  it('are one for all regions of a file, and know MPI by what it includes', () => {
    const text = '```cpp file="./_a/x.cpp" region="r"\n```\n\n```cpp file="./_a/x.cpp" region="s"\n```\n\n```text title="输出"\n1\n```\n';
    expect(lines(text, () => '#include <mpi.h>\n')).toEqual([{name: 'x.cpp', command: 'mpicxx -std=c++17', exit: 0, printed: true}]);
  });

  it('say so where one is only compiled, or not checked', () => {
    expect(lines('```cuda nosim="要 GPU"\n__global__ void k() {}\n```\n\n```bash nocheck="要联网"\ncurl x\n```\n')).toEqual([
      {name: '__global__ void k() {}', command: 'nvcc，只编译', not: '要 GPU'},
      {name: 'curl x', command: 'bash', not: '要联网'},
    ]);
  });

  testOurNotes('are those that the checker runs, on every page of the record', () => {
    const {pages} = readSite('.');
    const record = readVerified('.');
    const checked = pages.filter(({file}) => file in record);
    expect(checked.length).toBeGreaterThan(100);
    for (const page of checked) {
      const {tasks, optedOut} = plan('.', [readFences(page)]);
      const run = tasks.filter(({checker}) => checker.runs || checker.name === 'nvcc').flatMap(({program}) => program.fences);
      const fences = [...run, ...optedOut.filter(({lang}) => RUN_LANGUAGES.includes(lang))];
      // Fences of one file are one program; a fence that has two checks, such as CUDA, is one.
      const programs = new Set(fences.map(({meta, line}) => meta.file ?? line));
      expect([page.file, lines(page.text).length]).toEqual([page.file, programs.size]);
    }
  });
});
