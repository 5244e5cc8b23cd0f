import {readFileSync} from 'node:fs';
import path from 'node:path';
import {eachProgram} from './group';
import {faultIn} from './faults';
import {firstMeta, words} from './meta';
import {MPI_FLAGS, MPI_SANITIZED, mpirun, usesMpi} from './mpi';
import {run} from './run';
import {placeProgram} from './scratch';
import type {Checker, Place, Program, Verdict} from './types';

const WARNINGS = ['-Wall', '-Wextra', '-Werror'];
const SANITIZERS = ['-O1', '-g', '-fsanitize=address,undefined', '-fno-sanitize-recover=all'];

type Language = {name: string; languages: string[]; compiler: string; mpi: string; standard: string; extension: string};

const checkerOf = ({name, languages, compiler, mpi, standard, extension}: Language): Checker => ({
  name,
  languages,
  group: eachProgram,
  tools: (text) => (usesMpi(text) ? [mpi, 'mpirun'] : [compiler]),
  runs: true,
  async check(program, place) {
    const file = placeProgram(program, place, extension);
    const isMpi = usesMpi(readFileSync(path.join(place.work, file), 'utf8'));
    const flags = [...(isMpi ? MPI_FLAGS : []), ...words(firstMeta(program, 'flags'))];
    const compile = [isMpi ? mpi : compiler, standard, ...WARNINGS];
    const plain = await build(program, file, place, [...compile, '-O2', '-o', 'a.out', file, ...flags]);
    if (plain.faults.length > 0) {
      return plain;
    }
    const start = isMpi ? mpirun(program) : [];
    const args = words(firstMeta(program, 'args'));
    const ended = await run([...start, './a.out', ...args], {cwd: place.work, home: place.home, seconds: 120, unlimited: isMpi});
    if (ended.timedOut) {
      return {
        faults: [
          faultIn(program, file, {
            message: '运行超过 120 秒',
            fix: '缩小规模，或用 args="…" 给出小的参数；MPI 程序看看是不是谁也等不到谁',
            words: ended.printed,
          }),
        ],
        runs: [],
      };
    }
    const runs = program.fences.map((fence) => ({fence, printed: ended.printed, exit: ended.exit}));
    if (flags.some((flag) => flag.startsWith('-fsanitize'))) {
      return {faults: [], runs};
    }
    const sanitized = {
      compile: [...compile, ...SANITIZERS, '-o', 'a.san', file, ...flags],
      start: [...start, './a.san', ...args],
      exit: ended.exit,
      env: isMpi ? MPI_SANITIZED : undefined,
    };
    return {faults: (await sanitize(program, file, place, sanitized)).faults, runs};
  },
});

/** C++ is compiled with warnings as errors, run, and run again with the sanitizers; MPI programs with MPI's compiler, and by mpirun. */
export const cpp = checkerOf({
  name: 'cpp',
  languages: ['cpp', 'c++'],
  compiler: 'g++',
  mpi: 'mpicxx',
  standard: '-std=c++17',
  extension: '.cpp',
});

/** As C++. */
export const c = checkerOf({name: 'c', languages: ['c'], compiler: 'gcc', mpi: 'mpicc', standard: '-std=c17', extension: '.c'});

async function build(program: Program, file: string, {work, home}: Place, command: string[]): Promise<Verdict> {
  const {printed, exit} = await run(command, {cwd: work, home, seconds: 180});
  const fault = () =>
    faultIn(program, file, {message: '编译不过（警告算错误）', fix: '改正它；一段代码要是完整的程序，选项写进 flags="…"', words: printed});
  return {faults: exit === 0 ? [] : [fault()], runs: []};
}

type Sanitized = {compile: string[]; start: string[]; exit: number; env?: Record<string, string>};

async function sanitize(program: Program, file: string, place: Place, {compile, start, exit, env}: Sanitized): Promise<Verdict> {
  const built = await build(program, file, place, compile);
  if (built.faults.length > 0) {
    return built;
  }
  const ended = await run(start, {cwd: place.work, home: place.home, seconds: 240, unlimited: true, env});
  if (ended.exit === exit) {
    return {faults: [], runs: []};
  }
  const message = ended.timedOut ? '在 ASan 与 UBSan 下运行超过 240 秒' : `ASan 或 UBSan 报错（退出码 ${ended.exit}）`;
  return {faults: [faultIn(program, file, {message, fix: '有越界、泄漏或未定义行为，改正它', words: ended.printed})], runs: []};
}
