import {execFileSync} from 'node:child_process';

/** The program of this name on the PATH. */
export function onPath(name: string): string | undefined {
  try {
    return execFileSync('which', [name], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
  } catch {
    return undefined;
  }
}
