import {rules} from '../../config/rules';
import {levelOf} from '../../src/shared/checks/report';

/** Whether the programs on a page are run without being asked for: config/rules.ts may turn `programs` off, by folder, too. */
export const areProgramsRun = (file: string): boolean => levelOf(rules.levels, 'programs', file) !== 'off';
