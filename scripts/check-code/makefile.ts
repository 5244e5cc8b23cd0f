import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {faultIn} from './faults';
import {eachProgram} from './group';
import {run} from './run';
import {placeProgram} from './scratch';
import type {Checker} from './types';

/** Makefiles are read by make: a target that needs nothing is asked for, so no recipe runs and no file need exist. */
export const makefile: Checker = {
  name: 'makefile',
  languages: ['makefile', 'make'],
  group: eachProgram,
  tools: () => ['make'],
  runs: false,
  async check(program, place) {
    const file = placeProgram(program, place, '.mk');
    writeFileSync(path.join(place.work, 'nothing'), '.PHONY: nothing-at-all\nnothing-at-all: ;@:\n');
    const {printed, exit} = await run(['make', '-n', '-f', file, '-f', 'nothing', 'nothing-at-all'], {
      cwd: place.work,
      home: place.home,
      seconds: 30,
    });
    const fault = () => faultIn(program, file, {message: 'make 读不懂', fix: '改正这里的语法；命令前要有制表符', words: printed});
    return {faults: exit === 0 ? [] : [fault()], runs: []};
  },
};
