import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

export interface Cost {
  wallSeconds: number;
  /** User and system time of all its processes. */
  cpuSeconds: number;
  /** Most memory of all its processes together at one time, shared pages counted once (Linux' PSS; 0 elsewhere). */
  peakGB: number;
}

const LOOK_EVERY = 500;

/** Runs a shell command in a folder and tells what it cost. @throws Error with its last words when it fails. */
export async function timed(command: string, cwd: string): Promise<Cost> {
  // The shell's own `time` counts the processor time of all descendants that were waited for.
  const child = spawn('bash', ['-c', `TIMEFORMAT='%R %U %S'; time { ${command} > bench.log 2>&1; }`], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (text) => (told += String(text)));
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid))), LOOK_EVERY);
  const status = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (status !== 0) {
    throw new Error(`${command} 没有成功（${cwd}/bench.log）：\n${readFileSync(`${cwd}/bench.log`, 'utf8').slice(-2000)}`);
  }
  const [wall = NaN, user = NaN, system = NaN] = told.trim().split('\n').at(-1)!.split(' ').map(Number);
  return {wallSeconds: wall, cpuSeconds: user + system, peakGB: peak / 2 ** 20};
}

/** Memory of a process and its descendants, in KiB; a process that has ended meanwhile counts nothing. */
function memoryOf(root: number | undefined): number {
  if (process.platform !== 'linux') {
    return 0;
  }
  const ids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(ids.map((id) => [id, Number(read(`/proc/${id}/stat`).split(') ')[1]?.split(' ')[1])]));
  const isInside = (id: number | undefined): boolean => !!id && (id === root || isInside(parents.get(id)));
  return ids.filter(isInside).reduce((sum, id) => sum + Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0), 0);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
