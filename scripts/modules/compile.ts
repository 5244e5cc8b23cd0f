import {run} from '../check-code/run';

/** A step of a build that failed, with the tool's words. */
export class BuildError extends Error {}

/** Runs a tool in a folder; what it says is the error when it fails. */
export async function step(command: string[], cwd: string): Promise<void> {
  const {printed, exit} = await run(command, {cwd, home: cwd, seconds: 300, unlimited: true});
  if (exit !== 0) {
    throw new BuildError(printed.slice(0, 4000));
  }
}

export const compile = (options: string[], {cwd, compiler}: {cwd: string; compiler: string}): Promise<void> =>
  step([compiler, ...options], cwd);
