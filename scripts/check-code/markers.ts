import {randomBytes} from 'node:crypto';
import type {Fence, Run} from './types';

/** A word that no page prints. */
export const MARKER = `end-of-fence-${randomBytes(8).toString('hex')}`;

/** Fences that say where they end, by a statement after each; the last ends with the session. */
export function withEnds(fences: Fence[], statement: string): Fence[] {
  return fences.map((fence, index) => (index < fences.length - 1 ? {...fence, code: `${fence.code}\n${statement}`} : fence));
}

/**
 * What the fences of a session printed, when each that did not end the session is followed by a line
 * `marker status`. `unreached` are the fences after the end.
 */
export function splitRuns(fences: Fence[], printed: string, exit: number): {runs: Run[]; unreached: Fence[]} {
  const parts = printed.split(new RegExp(`\\n${MARKER} (\\d+)\\n`));
  const runs: Run[] = [];
  for (let index = 0; index < parts.length - 1; index += 2) {
    runs.push({fence: fences[index / 2]!, printed: parts[index]!, exit: Number(parts[index + 1])});
  }
  if (runs.length < fences.length) {
    runs.push({fence: fences[runs.length]!, printed: parts.at(-1)!, exit});
  }
  return {runs, unreached: fences.slice(runs.length)};
}
