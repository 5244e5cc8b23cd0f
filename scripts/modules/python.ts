import {createHash} from 'node:crypto';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {interpreterDigest, packPython} from '../../src/features/run-in-page/build/packPython';
import {programIds} from '../../src/features/run-in-page/programId';
import {programText, pythonRecordPath, readPython, sourceDigest, type PythonRecord} from '../../src/features/run-in-page/record';
import {checkerDigest} from '../check-code/cache';
import {judge} from '../check-code/judge';
import type {Plan} from '../check-code/plan';
import type {Fault, Fence, Program} from '../check-code/types';
import {RECORD, unused} from './checkModules';
import {judgeOnce, type Judged} from './judgeOnce';
import {Runner} from './runJob';
import {whyNotPython} from './whyNotPython';

/** A program in Python that prints an output on a page, or a session that does. */
export type PythonCandidate = {
  id: string;
  program: Program;
  text: string;
  /** Digest of its text and options. */
  source: string;
  /** Why it is left out. */
  why?: string;
};

const DEFAULT_NAME = 'main.py';

/** The programs in Python of a plan, each with the id by which the pages know it. */
export function pythonCandidates(root: string, {tasks}: Pick<Plan, 'tasks'>, pages: Fence[][]): PythonCandidate[] {
  const ids = new Map<Fence, string>();
  for (const fences of pages) {
    const ofPage = programIds(fences[0]?.file ?? '', fences);
    fences.forEach((fence, index) => ofPage[index] && ids.set(fence, ofPage[index]));
  }
  return tasks
    .filter(({checker, program}) => checker.name === 'python' && program.fences.some(({output}) => output))
    .map(({program}) => {
      const {file} = program.fences[0]!;
      const id = ids.get(program.fences[0]!)!;
      const {text} = programText(root, file, program.fences);
      return {id, program, text, source: sourceDigest(root, file, program.fences), why: whyNotPython(id, text)};
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Runs a program as its buttons do, once for each output of a session, and gives what is not as the page has it. */
async function judgePython(runner: Runner, library: string, {program: {fences, source}, text}: PythonCandidate): Promise<Fault[]> {
  const title = fences[0]!.meta.title ?? '';
  const file = source ? path.basename(source) : /^[\w.-]+\.py$/.test(title) ? title : DEFAULT_NAME;
  const faults: Fault[] = [];
  for (const [index, fence] of fences.entries()) {
    if (!fence.output) {
      continue;
    }
    const blocks = source ? [text] : fences.slice(0, index + 1).map(({code}) => code);
    const {printed, exit, findings} = await runner.run({library, python: {file, blocks}});
    faults.push(
      ...judge({fence, printed, exit}).map((fault) => ({
        ...fault,
        message: `在浏览器里运行（Python）：${fault.message}`,
        fix: '程序依赖了本机的什么？改正它，或在 scripts/modules/whyNotPython.ts 写明它为什么不能在浏览器里运行',
        words: [...findings, fault.words ?? ''].join('\n'),
      })),
    );
  }
  return faults;
}

/** Judges the programs that changed, all of them when the interpreter did, and writes the record. */
export async function recordPython(
  root: string,
  programs: PythonCandidate[],
  {all, isWanted, tell}: {all: boolean; isWanted: (id: string) => boolean; tell: (line: string) => void},
): Promise<Fault[]> {
  const {library, files} = await packPython(root);
  const old = readPython(root);
  const isSame = old.interpreter === interpreterDigest();
  const verdicts: PythonRecord['programs'] = Object.fromEntries(Object.entries(old.programs).filter(([id]) => isSame && !isWanted(id)));
  const faults: Fault[] = [];
  const runner = new Runner();
  try {
    for (const candidate of programs.filter(({id}) => !isSame || isWanted(id))) {
      const {id, source, why} = candidate;
      const known = isSame && !all ? old.programs[id] : undefined;
      if (why !== undefined) {
        verdicts[id] = {why};
      } else if (known && 'source' in known && known.source === source) {
        verdicts[id] = known;
      } else {
        const wrong = await judgePython(runner, library, candidate);
        faults.push(...wrong);
        if (wrong.length === 0) {
          verdicts[id] = {source};
        }
        tell(`${id}${wrong.length > 0 ? '：没有记下' : ''}`);
      }
    }
  } finally {
    runner.stop();
  }
  const lines = Object.entries(verdicts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, verdict]) => `    ${JSON.stringify(id)}: ${JSON.stringify(verdict)}`);
  writeFileSync(
    pythonRecordPath(root),
    `{\n  "interpreter": "${interpreterDigest()}",\n  "bytes": ${files.bytes},\n  "programs": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
  return faults;
}

/** Of what the record says, before anything runs: what is missing, of an older text, or of a program that is gone. */
export function pythonFaults(root: string, programs: PythonCandidate[], pages: string[]): Fault[] {
  if (!existsSync(pythonRecordPath(root))) {
    return [];
  }
  const {interpreter, programs: verdicts} = readPython(root);
  const gone = unused(verdicts, programs, pages);
  const stale = programs.flatMap(({id, program, source, why}) => {
    const verdict = verdicts[id];
    const {file, line} = program.fences[0]!;
    const isRight =
      verdict &&
      ('why' in verdict ? verdict.why === why : why === undefined && verdict.source === source && interpreter === interpreterDigest());
    return isRight ? [] : [{file, line, message: '这个 Python 程序没有在浏览器的 Python 里核对过，页上没有“运行”', fix: RECORD}];
  });
  return [...gone, ...stale];
}

/** Checks that each program with a button prints what its page shows; what passed with the same output is not run again. */
export async function checkPython(
  root: string,
  programs: PythonCandidate[],
  {pages, folder, all}: {pages: string[]; folder: string; all: boolean},
): Promise<Judged> {
  const checked: Judged = {faults: pythonFaults(root, programs, pages), judged: 0, cached: 0};
  const {programs: verdicts, interpreter} = readPython(root);
  const judgedBy = [checkerDigest(), interpreter, process.version];
  const runner = new Runner();
  try {
    for (const candidate of programs) {
      const verdict = verdicts[candidate.id];
      if (!verdict || 'why' in verdict || verdict.source !== candidate.source) {
        continue;
      }
      const shown = candidate.program.fences.map(({meta, output}) => [meta.exit, meta.title, output?.text]);
      const key = createHash('sha256')
        .update(JSON.stringify([verdict.source, shown, judgedBy]))
        .digest('hex');
      const known = path.join(folder, `python-${key}`);
      await judgeOnce(known, all, checked, async () => judgePython(runner, (await packPython(root)).library, candidate));
    }
  } finally {
    runner.stop();
  }
  return checked;
}
