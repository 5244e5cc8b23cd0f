import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {digestOf} from '../../src/shared/build/digest';
import {run, type Ended} from './run';
import {HEADERS, RUNTIME, simulatedSource, TRANSLATION} from '../../packages/simt';
import {versionOf} from './tools';
import type {Place} from './types';

const INCLUDE = `-I${HEADERS}`;
/** The page's program is checked by the sanitizers; the simulator itself is not, for speed. Warnings are nvcc's business. */
const PROGRAM = ['-std=c++17', '-O1', '-g', '-w', '-fsanitize=address,undefined', '-fno-sanitize=null', '-fno-sanitize-recover=all'];
const LIBRARY = ['-std=c++17', '-O2', INCLUDE];
/** Options of nvcc that g++ has too. */
const SHARED_FLAG = /^-[DUI]/;

/** Compiles a program of the scratch folder for the simulator, as `simulated/a.out` beside it. */
export async function buildSimulated(file: string, {work, home}: Place, flags: string[]): Promise<Ended> {
  const library = await simulatorLibrary(home);
  const folder = path.join(work, '../simulated');
  transformFolder(work, folder);
  const command = [
    'g++',
    ...PROGRAM,
    INCLUDE,
    '-include',
    'cuda_runtime.h',
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

let library: Promise<string> | undefined;

/** The simulator's own code, compiled once for its text and the compiler's version. */
function simulatorLibrary(home: string): Promise<string> {
  library ??= buildLibrary(home);
  return library;
}

async function buildLibrary(home: string): Promise<string> {
  const folder = path.resolve('node_modules/.cache/check-code');
  const name = path.join(
    folder,
    `simt-${createHash('sha256')
      .update(JSON.stringify([libraryDigest(), LIBRARY, versionOf('g++')]))
      .digest('hex')}.a`,
  );
  if (existsSync(name)) {
    return name;
  }
  mkdirSync(folder, {recursive: true});
  const scratch = mkdtempSync(path.join(folder, 'simt-'));
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
    await step(['ar', 'rcs', 'simt.a', ...sources.map((source) => source.replace(/cpp$/, 'o'))]);
    renameSync(path.join(scratch, 'simt.a'), name);
  } finally {
    rmSync(scratch, {recursive: true});
  }
  return name;
}
