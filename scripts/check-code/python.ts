import {tmpdir} from 'node:os';
import path from 'node:path';
import {textOf} from './cache';
import {faultIn} from './faults';
import {eachSession} from './group';
import {MARKER, splitRuns, withEnds} from './markers';
import {firstMeta, words} from './meta';
import {mpirun} from './mpi';
import {run} from './run';
import {placeProgram} from './scratch';
import type {Checker, Place} from './types';

const END = `__import__("sys").stdout.write("\\n${MARKER} 0\\n")`;

/** Packages that not every Python has: a program that imports one needs it. */
const PACKAGES = ['numpy', 'pandas', 'matplotlib', 'mpi4py'];
const imports = (text: string, name: string): boolean => new RegExp(`^\\s*(?:import|from) ${name}\\b`, 'm').test(text);

/** Matplotlib looks at every font at its first import, and says so when that takes seconds: done once, before any program. */
const FONT_CACHE = {MPLCONFIGDIR: path.join(tmpdir(), 'check-code-matplotlib')};
let fontsFound: Promise<unknown> | undefined;
const findFonts = ({work: cwd, home}: Place) =>
  (fontsFound ??= run(['python3', '-c', 'import matplotlib.font_manager'], {cwd, home, seconds: 120, env: FONT_CACHE}));

/** Python is run; what each fence of a session prints is kept apart. */
export const python: Checker = {
  name: 'python',
  languages: ['python', 'py'],
  group: eachSession,
  tools: (text) => ['python3', ...PACKAGES.filter((name) => imports(text, name)), ...(imports(text, 'mpi4py') ? ['mpirun'] : [])],
  runs: true,
  async check(program, place) {
    const {fences, source} = program;
    const text = textOf(place.root, program);
    const parallel = imports(text, 'mpi4py'); // Each process would print the marks: such a program is one fence.
    const whole = source !== undefined || parallel;
    if (imports(text, 'matplotlib')) {
      await findFonts(place);
    }
    const marked = whole ? program : {fences: withEnds(fences, END)};
    const file = placeProgram(marked, place, '.py');
    const {printed, exit, timedOut} = await run(
      [...(parallel ? mpirun(program) : []), 'python3', '-u', file, ...words(firstMeta(program, 'args'))],
      {cwd: place.work, home: place.home, seconds: 120, env: FONT_CACHE},
    );
    if (timedOut) {
      return {faults: [faultIn(marked, file, {message: '运行超过 120 秒', fix: '缩小规模', words: printed})], runs: []};
    }
    if (whole) {
      return {faults: [], runs: fences.map((fence) => ({fence, printed, exit}))};
    }
    const {runs, unreached} = splitRuns(fences, printed, exit);
    return {
      faults: unreached.map(({file: page, line}) => ({
        file: page,
        line,
        message: '没有运行到这里',
        fix: '前面的代码出错而结束了会话',
        words: '',
      })),
      runs,
    };
  },
};
