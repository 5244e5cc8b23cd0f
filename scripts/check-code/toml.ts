import {faultIn} from './faults';
import {eachProgram} from './group';
import {run} from './run';
import {placeProgram} from './scratch';
import type {Checker} from './types';

const PARSE = 'import sys, tomllib; tomllib.load(open(sys.argv[1], "rb"))';

/** TOML is parsed by Python's own parser (3.11 and later). */
export const toml: Checker = {
  name: 'toml',
  languages: ['toml'],
  group: eachProgram,
  tools: () => ['python3'],
  runs: false,
  async check(program, place) {
    const file = placeProgram(program, place, '.toml');
    const {printed, exit} = await run(['python3', '-c', PARSE, file], {cwd: place.work, home: place.home, seconds: 30});
    const words = printed.trim().split('\n').at(-1) ?? '';
    const at = /\(at line (\d+)/.exec(words)?.[1] ?? '1';
    return {
      faults:
        exit === 0 ? [] : [faultIn(program, file, {message: '不是合法的 toml', fix: '改正这里的语法', words: `${file}:${at}: ${words}`})],
      runs: [],
    };
  },
};
