import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../shared/build/readText';
import {besidePage} from '../../shared/markdown/besidePage';
import {headersIn} from '../verified-programs/verified';
import type {Kind, ModuleRecord, NotRunnable, Runnable} from './host/types';

/** A code block of a program, as the page has it. */
type Fence = {lang: string; code: string; meta: Record<string, string>};

/** What of a block's options a program's module depends on. */
const OPTIONS = ['flags', 'args', 'np', 'exit'];
const INCLUDES_OWN = /^\s*#\s*include\s*"/m;

/** The folder of the modules that are committed with the site. */
export const modulesFolder = (root: string): string => path.join(root, 'src/features/run-in-page/modules');

export const recordPath = (root: string): string => path.join(modulesFolder(root), 'modules.json');

/** What `npm run record:modules` wrote; empty where it never ran. */
export function readModules(root: string): ModuleRecord {
  return existsSync(recordPath(root)) ? (JSON.parse(readFileSync(recordPath(root), 'utf8')) as ModuleRecord) : {};
}

/** A program's module, if it still is that of the program's text: a program that changed has none until it was recorded again. */
export function runnableOf(root: string, record: ModuleRecord, {page, id, fences}: {page: string; id: string; fences: Fence[]}) {
  const entry = record[id];
  return entry && 'module' in entry && entry.source === sourceDigest(root, page, fences) ? entry : undefined;
}

/** Digest of all that the site's author writes of a program: its text, the headers beside it, and the options on its blocks. */
export function sourceDigest(root: string, page: string, fences: Fence[]): string {
  const hash = createHash('sha256');
  const options = OPTIONS.map((name) => fences.find(({meta}) => meta[name] !== undefined)?.meta[name] ?? '');
  const {file, text} = programText(root, page, fences);
  hash.update(JSON.stringify([fences[0]!.lang, options, text]));
  if (INCLUDES_OWN.test(text)) {
    const folders = [path.join(root, path.dirname(page), '_common'), ...(file ? [path.dirname(file)] : [])];
    for (const header of folders.flatMap(headersIn)) {
      hash.update(path.relative(root, header)).update(readText(header));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The text of a program, and the file that it is in when the page only shows it. */
export function programText(root: string, page: string, fences: Fence[]): {file?: string; text: string} {
  const shown = fences[0]!.meta.file;
  if (!shown) {
    return {text: fences.map(({code}) => code).join('\n')};
  }
  const file = path.join(root, besidePage(page, shown));
  return {file, text: readText(file)};
}

/** A program in Python that was judged, and its digest as of then (`sourceDigest`). */
export type Judged = {source: string};

/** `python.json`: what the programs in Python were judged with, and from a program's id to the verdict. */
export type PythonRecord = {
  /** Digest of the interpreter and of what runs it. */
  interpreter: string;
  /** What a reader downloads of it. */
  bytes: number;
  programs: Record<string, Judged | NotRunnable>;
};

export const pythonRecordPath = (root: string): string => path.join(modulesFolder(root), 'python.json');

/** What `npm run record:modules` wrote of Python; without programs where it never ran. */
export function readPython(root: string): PythonRecord {
  return existsSync(pythonRecordPath(root))
    ? (JSON.parse(readFileSync(pythonRecordPath(root), 'utf8')) as PythonRecord)
    : {interpreter: '', bytes: 0, programs: {}};
}

export type Counts = {
  /** Programs in C, C++, CUDA and Python whose output is on a page. */
  all: number;
  runnable: number;
  byKind: Record<Kind | 'python', number>;
  /** By reason, how many programs are left out. */
  why: Record<string, number>;
};

/** How many programs run in the page, and why others do not. */
export function countPrograms(modules: ModuleRecord, {programs}: PythonRecord): Counts {
  const counts: Counts = {all: 0, runnable: 0, byKind: {cpp: 0, openmp: 0, mpi: 0, cuda: 0, python: 0}, why: {}};
  for (const entry of [...Object.values(modules), ...Object.values(programs)] as (Runnable | Judged | NotRunnable)[]) {
    counts.all++;
    if ('why' in entry) {
      counts.why[entry.why] = (counts.why[entry.why] ?? 0) + 1;
    } else {
      counts.runnable++;
      counts.byKind['kind' in entry ? entry.kind : 'python']++;
    }
  }
  return counts;
}

export const isRunnable = (entry: ModuleRecord[string]): entry is Runnable => 'module' in entry;
