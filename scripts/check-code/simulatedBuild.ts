import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {digestOf} from '../../src/shared/build/digest';
import {recordUse} from '../../src/shared/build/unusedFiles';
import {run, type Ended} from './run';
import {HEADERS, RUNTIME, simulatedSource, TRANSLATION} from '../../packages/simt';
import {versionOf} from './tools';
import type {Place} from './types';

const INCLUDE = `-I${HEADERS}`;
/** Every program starts with it: what nvcc puts first, under a name that no program includes. */
const START = 'simt-start.h';
/** The page's program is checked by the sanitizers; the simulator itself is not, for speed. Warnings are nvcc's business. */
const PROGRAM = ['-std=c++17', '-O1', '-g', '-w', '-fsanitize=address,undefined', '-fno-sanitize=null', '-fno-sanitize-recover=all'];
const LIBRARY = ['-std=c++17', '-O2', INCLUDE];
/** Options of nvcc that g++ has too. */
const SHARED_FLAG = /^-[DUI]/;

/** Compiles a program of the scratch folder for the simulator, as `simulated/a.out` beside it. */
export async function buildSimulated(file: string, {work, home}: Place, flags: string[]): Promise<Ended> {
  const {library, headers} = await compiledSimulator(home);
  const folder = path.join(work, '../simulated');
  transformFolder(work, folder);
  const command = [
    'g++',
    ...PROGRAM,
    `-I${headers}`,
    INCLUDE,
    '-include',
    START,
    ...flags.filter((flag) => SHARED_FLAG.test(flag)),
    '-x',
    'c++',
    path.join('../simulated', file),
    '-x',
    'none',
    library,
    '-o',
    '../simulated/a.out',
  ];
  return run(command, {cwd: work, home, seconds: 300, unlimited: true});
}

/** A copy of a folder with all sources rewritten for the simulator. */
function transformFolder(from: string, to: string) {
  cpSync(from, to, {recursive: true});
  for (const name of readdirSync(to, {recursive: true, encoding: 'utf8'})) {
    if (/\.(?:cu|cuh|h|hpp|inl)$/.test(name)) {
      writeFileSync(path.join(to, name), simulatedSource(readFileSync(path.join(to, name), 'utf8'), name));
    }
  }
}

/** Digest of what the simulator's library is made of. */
const libraryDigest = (): string => digestOf(RUNTIME) + digestOf(HEADERS);

/** Digest of all of the simulator that a program's outcome depends on. */
export const simulatorDigest = (): string => libraryDigest() + digestOf(TRANSLATION);

/** What is compiled once and used by every program: the simulator's library, and its header precompiled with the options of programs. */
interface Compiled {
  library: string;
  /** Where g++ looks before it reads the header itself; it does that when the precompiled one does not fit. */
  headers: string;
}

let compiled: Promise<Compiled> | undefined;

/** The simulator's own code, compiled once for its text and the compiler's version. */
function compiledSimulator(home: string): Promise<Compiled> {
  compiled ??= compileSimulator(home);
  return compiled;
}

async function compileSimulator(home: string): Promise<Compiled> {
  const cache = path.resolve('node_modules/.cache/check-code');
  const folder = path.join(
    cache,
    `simt-${createHash('sha256')
      .update(JSON.stringify([libraryDigest(), LIBRARY, PROGRAM, START, versionOf('g++')]))
      .digest('hex')}`,
  );
  const result = {library: path.join(folder, 'simt.a'), headers: folder};
  if (existsSync(folder)) {
    recordUse(folder);
    return result;
  }
  mkdirSync(cache, {recursive: true});
  const scratch = mkdtempSync(path.join(cache, 'simt-'));
  try {
    const sources = readdirSync(RUNTIME).filter((one) => one.endsWith('.cpp'));
    const step = async (command: string[]) => {
      const {printed, exit} = await run(command, {cwd: scratch, home, seconds: 300});
      if (exit !== 0) {
        throw new Error(`模拟器编译不过\n${printed}`);
      }
    };
    const compile = (source: string) => step(['g++', ...LIBRARY, '-c', path.join(RUNTIME, source)]);
    const half = sources.length / 2;
    await Promise.all(
      [sources.slice(0, half), sources.slice(half)].map((part) =>
        part.reduce((before, source) => before.then(() => compile(source)), Promise.resolve()),
      ),
    );
    const objects = sources.map((source) => source.replace(/cpp$/, 'o'));
    await step(['ar', 'rcs', 'simt.a', ...objects]);
    objects.forEach((object) => rmSync(path.join(scratch, object)));
    writeFileSync(path.join(scratch, START), '#include <cuda_runtime.h>\n');
    await step(['g++', ...PROGRAM, INCLUDE, '-x', 'c++-header', START, '-o', `${START}.gch`]);
    moveOnce(scratch, folder);
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
  return result;
}

/** Gives the folder its name at a stroke; another process may have been first with the same. */
function moveOnce(scratch: string, folder: string): void {
  try {
    renameSync(scratch, folder);
  } catch (error) {
    if (!existsSync(folder)) {
      throw error;
    }
  }
}
