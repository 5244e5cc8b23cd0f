import {existsSync, writeFileSync} from 'node:fs';
import {recordUse} from '../../src/shared/build/unusedFiles';
import type {Fault} from '../check-code/types';

/** What was judged, and how much of it was known to pass. */
export type Judged = {faults: Fault[]; judged: number; cached: number};

/**
 * Judges a program and counts it, unless a file says that it passed.
 * @param known the file, named by all that the verdict depends on
 * @param all judges what is known to pass too
 */
export async function judgeOnce(known: string, all: boolean, judged: Judged, judge: () => Promise<Fault[]>): Promise<void> {
  judged.judged++;
  if (!all && existsSync(known)) {
    recordUse(known);
    judged.cached++;
    return;
  }
  const wrong = await judge();
  judged.faults.push(...wrong);
  if (wrong.length === 0) {
    writeFileSync(known, '');
  }
}
