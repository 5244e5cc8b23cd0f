import {existsSync} from 'node:fs';
import {readModules, recordPath} from '../../src/features/run-in-page/record';
import type {Rule} from '../../src/shared/checks/types';
import {plan} from '../check-code/plan';
import {readFences} from '../check-code/readFences';
import {faultsBefore, unused} from '../modules/checkModules';
import {candidates} from '../modules/programs';

/** Programs of C, C++ and CUDA whose module is of an older text or runtime: their pages have no button until it is built. */
export const modules: Rule = {
  name: 'modules',
  check({root, pages}) {
    if (!existsSync(recordPath(root))) {
      return {checked: pages.length, problems: []};
    }
    const record = readModules(root);
    const fences = pages.map(readFences);
    const programs = candidates(root, plan(root, fences), fences);
    return {
      checked: pages.length,
      problems: [
        ...unused(
          record,
          programs,
          pages.map(({file}) => file),
        ),
        ...programs.flatMap((program) => faultsBefore(root, program, record[program.id], true).faults),
      ],
    };
  },
};
