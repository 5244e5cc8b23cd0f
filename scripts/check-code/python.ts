import {faultIn} from './faults';
import {eachSession} from './group';
import {MARKER, splitRuns, withEnds} from './markers';
import {firstMeta, words} from './meta';
import {run} from './run';
import {placeProgram} from './scratch';
import type {Checker} from './types';

const END = `__import__("sys").stdout.write("\\n${MARKER} 0\\n")`;

/** Python is run; what each fence of a session prints is kept apart. */
export const python: Checker = {
  name: 'python',
  languages: ['python', 'py'],
  group: eachSession,
  tools: (text) => (/\b(?:import|from) numpy\b/.test(text) ? ['python3', 'numpy'] : ['python3']),
  runs: true,
  async check(program, place) {
    const {fences, source} = program;
    const marked = source ? program : {fences: withEnds(fences, END)};
    const file = placeProgram(marked, place, '.py');
    const {printed, exit, timedOut} = await run(['python3', '-u', file, ...words(firstMeta(program, 'args'))], {cwd: place.work, home: place.home, seconds: 120});
    if (timedOut) {
      return {faults: [faultIn(marked, file, {message: '运行超过 120 秒', fix: '缩小规模', words: printed})], runs: []};
    }
    if (source) {
      return {faults: [], runs: fences.map((fence) => ({fence, printed, exit}))};
    }
    const {runs, unreached} = splitRuns(fences, printed, exit);
    return {faults: unreached.map(({file: page, line}) => ({file: page, line, message: '没有运行到这里', fix: '前面的代码出错而结束了会话', words: ''})), runs};
  },
};
