import {spawn} from 'node:child_process';
import {constants} from 'node:os';
import {toolPath} from './toolPath';

type Options = {cwd: string; home: string; seconds: number; env?: Record<string, string>; unlimited?: boolean};
export type Ended = {printed: string; exit: number; timedOut: boolean};

const MAX_OUTPUT_LENGTH = 1_000_000; // Characters; a page shows a screenful.
const LIMITS = 'ulimit -c 0; ulimit -f 4000000'; // No core dumps; files up to 2 GB.
const MEMORY = 'ulimit -v 16777216'; // 16 GiB of addresses; sanitizers reserve far more than they use.

/** Runs a command with a bound on its time, memory and output. What it prints on both streams is kept in order. */
export function run(command: string[], {cwd, home, seconds, env, unlimited}: Options): Promise<Ended> {
  const script = `umask 022; ${LIMITS}; ${unlimited ? '' : `${MEMORY};`} exec "$@" 2>&1`;
  const child = spawn('/bin/sh', ['-c', script, 'sh', ...command], {
    cwd,
    env: {...cleanEnvironment(home), ...env},
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const chunks: Buffer[] = [];
  let size = 0;
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    killGroup(child.pid);
  }, seconds * 1000);
  child.stdout.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_OUTPUT_LENGTH) {
      killGroup(child.pid);
    }
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(timer);
      killGroup(child.pid); // Servers that it left in the background would keep the pipe open.
      setTimeout(() => child.stdout.destroy(), 1000).unref();
    });
    child.on('close', (code, signal) =>
      resolve({printed: Buffer.concat(chunks).toString(), exit: code ?? 128 + (signal ? constants.signals[signal] : 0), timedOut}),
    );
  });
}

function killGroup(pid: number | undefined) {
  if (pid === undefined) {
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** English messages, UTC, an empty home. */
function cleanEnvironment(HOME: string) {
  return {PATH: toolPath(), HOME, LANG: 'C.UTF-8', TZ: 'UTC', TERM: 'dumb', SHELL: '/bin/bash', USER: process.env.USER ?? 'root'};
}
