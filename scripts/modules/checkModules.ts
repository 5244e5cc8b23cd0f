import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ModuleRecord, Runnable} from '../../src/features/run-in-page/host/types';
import {isRunnable, modulesFolder, readModules, recordPath} from '../../src/features/run-in-page/record';
import {digestOf} from '../../src/shared/build/digest';
import {checkerDigest} from '../check-code/cache';
import type {Fault} from '../check-code/types';
import {judgeModule} from './judgeModule';
import {judgeOnce, type Judged} from './judgeOnce';
import {digestOfBytes} from './moduleFile';
import {builtDigest} from './options';
import {buildOf, type Candidate} from './programs';
import {Runner} from './runJob';
import {hasToolchain, INSTALL} from './toolchain';

/** What was found of the modules of a site that has some: where record:modules never ran, no page has a button. */
export type Checked = Judged & {
  /** Programs whose module is of an older text or runtime, where it cannot be built anew here. */
  stale: string[];
};

type Options = {
  /** The pages that are checked. */
  pages: string[];
  /** The cache of the code checker. */
  folder: string;
  /** Runs what is known to pass too. */
  all: boolean;
};

export const RECORD = 'npm run record:modules';

/** What runs and judges a module, besides the checker. */
const JUDGES = ['.', '../../src/features/run-in-page/host'];

/**
 * Checks the committed modules of programs: each is the one that was recorded, is that of the program as it is now, and does what
 * the page shows. A program without one that fits has no button on its page; it is a fault where one could be built.
 */
export async function checkModules(root: string, programs: Candidate[], {pages, folder, all}: Options): Promise<Checked> {
  const record = readModules(root);
  const checked: Checked = {faults: unused(record, programs, pages), stale: [], judged: 0, cached: 0};
  if (!existsSync(recordPath(root))) {
    return checked;
  }
  const judgedBy = [checkerDigest(), ...JUDGES.map((judge) => digestOf(path.join(__dirname, judge)))];
  const runner = new Runner();
  try {
    for (const candidate of programs) {
      const entry = record[candidate.id];
      const {faults, stale} = faultsBefore(root, candidate, entry, hasToolchain());
      checked.faults.push(...faults);
      checked.stale.push(...stale);
      if (!entry || !isRunnable(entry) || faults.length + stale.length > 0) {
        continue;
      }
      const known = path.join(folder, keyOf(candidate, entry, judgedBy));
      await judgeOnce(known, all, checked, () =>
        judgeModule(runner, candidate.program, {...entry, file: path.join(modulesFolder(root), entry.module)}),
      );
    }
  } finally {
    runner.stop();
  }
  return checked;
}

/** What the record has of programs that their pages have no longer. */
export function unused(record: Readonly<Record<string, unknown>>, programs: readonly {id: string}[], pages: string[]): Fault[] {
  const known = new Set(programs.map(({id}) => id));
  return Object.keys(record)
    .map((id) => ({id, page: id.slice(0, id.indexOf('#'))}))
    .filter(({id, page}) => pages.includes(page) && !known.has(id))
    .map(({id, page}) => ({file: page, line: 1, message: `记着一个已经没有的程序 ${id}`, fix: RECORD}));
}

type Before = Pick<Checked, 'faults' | 'stale'>;

/** Of what the record says, before anything runs. A module that is too old is a fault where it can be built. */
export function faultsBefore(root: string, candidate: Candidate, entry: ModuleRecord[string] | undefined, canBuild: boolean): Before {
  const {id, why, program} = candidate;
  const {file, line} = program.fences[0]!;
  const fault = (message: string, fix: string): Before => ({faults: [{file, line, message, fix}], stale: []});
  const none = {faults: [], stale: []};
  if (why !== undefined) {
    return entry && !isRunnable(entry) && entry.why === why ? none : fault('没有记下它为什么不能在浏览器里运行', RECORD);
  }
  if (entry && isRunnable(entry) && isOfNow(candidate, entry)) {
    return isWhole(root, entry) ? none : fault(`模块 ${entry.module} 不在，或者不是记录的那一个`, `${RECORD}，一起提交`);
  }
  return canBuild ? fault('在浏览器里运行的模块不是这个程序的，页上没有“运行”', RECORD) : {faults: [], stale: [id]};
}

/** Whether a module is that of the program's text, built as it would be built now. */
export const isOfNow = (candidate: Candidate, entry: Runnable): boolean =>
  entry.source === candidate.source && entry.built === builtDigest(buildOf(candidate));

/** Whether its file is there, and is the one that was recorded. */
export function isWhole(root: string, entry: Runnable): boolean {
  const file = path.join(modulesFolder(root), entry.module);
  return existsSync(file) && digestOfBytes(readFileSync(file)) === entry.digest;
}

/** What a verdict depends on: the module, what the page shows, how it is run and judged. */
function keyOf({program}: Candidate, {digest, args, kind, processes, threads}: Runnable, judgedBy: string[]): string {
  const shown = program.fences.map(({meta, output}) => [meta.exit, output?.text]);
  return `module-${createHash('sha256')
    .update(JSON.stringify([digest, kind, args, processes, threads, shown, judgedBy, process.version]))
    .digest('hex')}`;
}

/** What the report says of the modules. */
export function inWords({stale, judged, cached}: Checked): string {
  const advice = stale.map((id) => `${id} 的模块旧了，页上没有“运行” → ${INSTALL}，再 ${RECORD}`);
  return [...advice, `在浏览器里运行的模块：核对了 ${judged}（沿用 ${cached}），旧了 ${stale.length}`].join('\n');
}
