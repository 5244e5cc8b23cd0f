import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Kind, ModuleRecord, Runnable} from '../../src/features/run-in-page/host/types';
import {isRunnable, modulesFolder, readModules, recordPath} from '../../src/features/run-in-page/record';
import {DEFAULT_AT_ONCE} from '../../src/features/run-in-page/host/limits';
import {firstMeta, words} from '../check-code/meta';
import type {Fault} from '../check-code/types';
import {buildModule} from './buildModule';
import {BuildError} from './compile';
import {isOfNow, isWhole} from './checkModules';
import {judgeModule} from './judgeModule';
import {moduleFile} from './moduleFile';
import {builtDigest} from './options';
import {buildOf, type Candidate, kindOf, takesArguments} from './programs';
import {Runner} from './runJob';

const WORKERS = 2;

type Options = {
  /** Builds what did not change too. */
  all: boolean;
  /** Which ids are asked for; entries of others stay as they are. */
  isWanted: (id: string) => boolean;
  tell: (line: string) => void;
};

/** Whether a program's module is missing or of an older program. */
export function needsBuild(root: string): (candidate: Candidate) => boolean {
  const record = readModules(root);
  return (candidate) => {
    const entry = record[candidate.id];
    return candidate.why === undefined && !(entry && isRunnable(entry) && isOfNow(candidate, entry) && isWhole(root, entry));
  };
}

/** Builds the modules of programs that changed, judges them, and brings the record and its files up to date. */
export async function recordModules(root: string, programs: Candidate[], {all, isWanted, tell}: Options): Promise<Fault[]> {
  const old = readModules(root);
  const record: ModuleRecord = Object.fromEntries(Object.entries(old).filter(([id]) => !isWanted(id)));
  const isStale = needsBuild(root);
  const faults: Fault[] = [];
  const twice = new Set<Kind>();
  const queue = [...programs];
  const work = async (runner: Runner) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const entry = old[next.id];
      if (next.why) {
        record[next.id] = {why: next.why};
      } else if (!all && entry && !isStale(next)) {
        record[next.id] = entry;
      } else {
        const built = await recordOne(root, next, runner, twice);
        if (Array.isArray(built)) {
          faults.push(...built);
        } else {
          record[next.id] = built;
        }
        tell(`${next.id}${Array.isArray(built) ? '：没有模块' : ''}`);
      }
    }
  };
  const runners = Array.from({length: WORKERS}, () => new Runner());
  try {
    await Promise.all(runners.map(work));
  } finally {
    runners.forEach((runner) => runner.stop());
  }
  save(root, record);
  return faults;
}

async function recordOne(root: string, candidate: Candidate, runner: Runner, twice: Set<Kind>): Promise<Runnable | Fault[]> {
  const {program, source} = candidate;
  const kind = kindOf(candidate);
  const {file, line} = program.fences[0]!;
  try {
    const wasm = await buildModule(root, candidate);
    if (!twice.has(kind)) {
      twice.add(kind);
      if (!wasm.equals(await buildModule(root, candidate))) {
        return [{file, line, message: '两次编译的模块不一样', fix: '看编译器是不是把路径或时间写了进去'}];
      }
    }
    const {name, bytes, digest} = moduleFile(candidate, wasm);
    const entry: Runnable = {
      module: name,
      bytes: bytes.length,
      digest,
      kind,
      args: words(firstMeta(program, 'args')),
      takesArguments: takesArguments(candidate),
      ...(kind === 'mpi' ? {processes: Number(firstMeta(program, 'np') ?? DEFAULT_AT_ONCE)} : {}),
      ...(kind === 'openmp' ? {threads: DEFAULT_AT_ONCE} : {}),
      source,
      built: builtDigest(buildOf(candidate)),
    };
    const faults = await judged(candidate, entry, bytes, runner);
    if (faults.length === 0) {
      mkdirSync(modulesFolder(root), {recursive: true});
      writeFileSync(path.join(modulesFolder(root), name), bytes);
    }
    return faults.length > 0 ? faults : entry;
  } catch (error) {
    if (error instanceof BuildError) {
      return [
        {file, line, message: '编译不成在浏览器里运行的模块', fix: '改正它，或在 scripts/modules/whyNot.ts 写明理由', words: error.message},
      ];
    }
    throw error;
  }
}

/** Judged before it is kept: a module that does not do what the page shows leaves no file. */
async function judged({program}: Candidate, entry: Runnable, bytes: Buffer, runner: Runner): Promise<Fault[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'module-'));
  try {
    const file = path.join(folder, entry.module);
    writeFileSync(file, bytes);
    return await judgeModule(runner, program, {...entry, file});
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** A line for each program, and no file that none of them names. */
function save(root: string, record: ModuleRecord) {
  const entries = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = entries.map(([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
  writeFileSync(recordPath(root), `{\n${lines.join(',\n')}\n}\n`);
  const named = new Set(entries.flatMap(([, entry]) => (isRunnable(entry) ? [entry.module] : [])));
  for (const name of readdirSync(modulesFolder(root))) {
    if (name.endsWith('.wasm.gz') && !named.has(name)) {
      rmSync(path.join(modulesFolder(root), name));
    }
  }
}
