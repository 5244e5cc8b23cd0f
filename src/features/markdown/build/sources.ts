import type {Plugin} from '@docusaurus/types';
import {faultsOf, warningsOf} from './faultsOf';

/**
 * Reads the sources before anything else does: what stops a build says where, in the author's language, all of it at once.
 * @throws Error with one line a fault.
 */
export const sources = (folders: string[]) => (): Plugin => {
  const faults = folders.flatMap(faultsOf);
  if (faults.length > 0) {
    const error = new Error(`有 ${faults.length} 处源文件读不了：\n${faults.join('\n')}`);
    error.stack = error.message;
    throw error;
  }
  folders.flatMap(warningsOf).forEach((line) => console.warn(line));
  return {name: 'sources'};
};
