import {eachProgram} from './group';
import {faultIn} from './faults';
import {firstMeta, words} from './meta';
import {run} from './run';
import {placeProgram} from './scratch';
import type {Checker, Place, Program, Verdict} from './types';

const WARNINGS = ['-Wall', '-Wextra', '-Werror'];
const SANITIZERS = ['-O1', '-g', '-fsanitize=address,undefined', '-fno-sanitize-recover=all'];

const checkerOf = (name: string, compiler: string, standard: string, extension: string): Checker => ({
  name,
  languages: name === 'cpp' ? ['cpp', 'c++'] : [name],
  group: eachProgram,
  tools: () => [compiler],
  runs: true,
  async check(program, place) {
    const file = placeProgram(program, place, extension);
    const compile = [compiler, standard, ...WARNINGS];
    const flags = words(firstMeta(program, 'flags'));
    const plain = await build(program, file, place, [...compile, '-O2', '-o', 'a.out', file, ...flags]);
    if (plain.faults.length > 0) {
      return plain;
    }
    const args = words(firstMeta(program, 'args'));
    const ended = await run(['./a.out', ...args], {cwd: place.work, home: place.home, seconds: 120});
    if (ended.timedOut) {
      return {faults: [faultIn(program, file, {message: '运行超过 120 秒', fix: '缩小规模，或用 args="…" 给出小的参数', words: ended.printed})], runs: []};
    }
    const runs = program.fences.map((fence) => ({fence, printed: ended.printed, exit: ended.exit}));
    const sanitized = flags.some((flag) => flag.startsWith('-fsanitize')) ? {faults: []} : await sanitize(program, file, place, {compile: [...compile, ...SANITIZERS, '-o', 'a.san', file, ...flags], args, exit: ended.exit});
    return {faults: sanitized.faults, runs};
  },
});

/** C++ is compiled with warnings as errors, run, and run again with the sanitizers. */
export const cpp = checkerOf('cpp', 'g++', '-std=c++17', '.cpp');

/** As C++. */
export const c = checkerOf('c', 'gcc', '-std=c17', '.c');

async function build(program: Program, file: string, {work, home}: Place, command: string[]): Promise<Verdict> {
  const {printed, exit} = await run(command, {cwd: work, home, seconds: 180});
  const fault = () => faultIn(program, file, {message: '编译不过（警告算错误）', fix: '改正它；一段代码要是完整的程序，选项写进 flags="…"', words: printed});
  return {faults: exit === 0 ? [] : [fault()], runs: []};
}

async function sanitize(program: Program, file: string, place: Place, {compile, args, exit}: {compile: string[]; args: string[]; exit: number}): Promise<Verdict> {
  const built = await build(program, file, place, compile);
  if (built.faults.length > 0) {
    return built;
  }
  const ended = await run(['./a.san', ...args], {cwd: place.work, home: place.home, seconds: 240, unlimited: true});
  if (ended.exit === exit) {
    return {faults: [], runs: []};
  }
  const message = ended.timedOut ? '在 ASan 与 UBSan 下运行超过 240 秒' : `ASan 或 UBSan 报错（退出码 ${ended.exit}）`;
  return {faults: [faultIn(program, file, {message, fix: '有越界、泄漏或未定义行为，改正它', words: ended.printed})], runs: []};
}
