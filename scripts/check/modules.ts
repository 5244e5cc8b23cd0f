import {existsSync} from 'node:fs';
import {readModules, recordPath} from '../../src/features/run-in-page/record';
import type {Rule} from '../../src/shared/checks/types';
import {plan} from '../check-code/plan';
import {readFences} from '../check-code/readFences';
import {faultsBefore, unused} from '../modules/checkModules';
import {candidates} from '../modules/programs';
import {pythonCandidates, pythonFaults} from '../modules/python';

/** Programs of C, C++ and CUDA whose module is of an older text or runtime, and of Python that were not judged as they are: their pages have no button until they are. */
export const modules: Rule = {
  name: 'modules',
  check({root, pages}) {
    if (!existsSync(recordPath(root))) {
      return {checked: pages.length, problems: []};
    }
    const record = readModules(root);
    const fences = pages.map(readFences);
    const planned = plan(root, fences);
    const programs = candidates(root, planned, fences);
    const files = pages.map(({file}) => file);
    return {
      checked: pages.length,
      problems: [
        ...unused(record, programs, files),
        ...pythonFaults(root, pythonCandidates(root, planned, fences), files),
        ...programs.flatMap((program) => faultsBefore(root, program, record[program.id], true).faults),
      ],
    };
  },
};
