import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A folder that goes when the run ends. */
export interface Folder {
  path: string;
  remove: () => void;
}

export function temporaryFolder(): Folder {
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
  return {path: folder, remove: () => rmSync(folder, {recursive: true, force: true, maxRetries: 5})};
}

/**
 * Starts a program.
 * @param home the folder that it takes for the user's: browsers refuse one that belongs to another user, as in a container
 */
export function start(file: string, args: string[], home: string, env: Record<string, string> = {}): ChildProcess {
  const program = spawn(file, args, {stdio: ['ignore', 'ignore', 'pipe', 'pipe'], env: {...process.env, HOME: home, ...env}});
  // A pipe that nobody reads fills up, and the program stops.
  program.stderr!.resume();
  return program;
}

/** Waits for what a started program says of itself. */
export function said(program: ChildProcess, descriptor: 2 | 3, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    program.stdio[descriptor]!.on('data', (chunk: Buffer) => {
      text += String(chunk);
      const match = pattern.exec(text);
      if (match) {
        resolve(match[1]!);
      }
    });
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`${program.spawnfile} 没有启动（退出码 ${code}）：${text}`)));
  });
}

/** Ends a program and waits until it has. */
export async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode === null && program.signalCode === null) {
    const ended = new Promise((resolve) => program.once('exit', resolve));
    program.kill();
    await ended;
  }
}
