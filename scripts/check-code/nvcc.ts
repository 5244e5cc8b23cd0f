import {eachProgram} from './group';
import {faultIn} from './faults';
import {firstMeta, words} from './meta';
import {run} from './run';
import {placeProgram} from './scratch';
import type {Checker} from './types';

/** Compute capabilities 7.5, 9.0 and 10.0: the oldest that CUDA 13 compiles for, and the notes' two others. */
const ARCHITECTURES = [75, 90, 100].map((sm) => `-gencode=arch=compute_${sm},code=sm_${sm}`);
const WARNINGS = ['-Werror=all-warnings', '-Xcompiler=-Wall,-Wextra,-Werror'];

/** CUDA is compiled for each architecture where there is nvcc; simulate.ts runs it. */
export const nvcc: Checker = {
  name: 'nvcc',
  label: 'cuda（nvcc 编译）',
  languages: ['cuda'],
  group: eachProgram,
  tools: () => ['nvcc'],
  runs: false,
  async check(program, place) {
    const file = placeProgram(program, place, '.cu');
    const command = [
      'nvcc',
      '-std=c++17',
      '-O2',
      ...ARCHITECTURES,
      ...WARNINGS,
      '-o',
      'a.out',
      file,
      ...words(firstMeta(program, 'flags')),
    ];
    const {printed, exit} = await run(command, {cwd: place.work, home: place.home, seconds: 300, unlimited: true});
    const fault = () =>
      faultIn(program, file, {message: 'nvcc 编译不过（警告算错误）', fix: '改正它；一段代码要是完整的程序', words: printed});
    return {faults: exit === 0 ? [] : [fault()], runs: []};
  },
};
