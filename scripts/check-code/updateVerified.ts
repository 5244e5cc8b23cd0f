import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import type {Page} from '../../src/shared/checks/types';
import {type KeyOf, textOf} from './cache';
import type {Result} from './checkTasks';
import type {Task} from './plan';
import {versionOf} from './tools';
import type {Fault} from './types';
import {digestOfPrograms, readVerified, recordPath, type VerifiedRecord} from '../../src/features/verified-programs/verified';

/** How a reader is told of each tool; other tools only help. */
const NAMES: Record<string, string> = {
  'g++': 'g++',
  gcc: 'gcc',
  mpicxx: 'g++',
  mpicc: 'gcc',
  mpirun: 'Open MPI',
  python3: 'Python',
  numpy: 'NumPy',
  pandas: 'pandas',
  matplotlib: 'Matplotlib',
  mpi4py: 'mpi4py',
  mypy: 'mypy',
  bash: 'Bash',
};

type Checked = {pages: Page[]; results: Result[]; faults: Fault[]; keyOf: KeyOf};

const pageOf = ({program}: Task): string => program.fences[0]!.file;

/** Digest of all that the results of a page's tasks depend on. */
const inputsOf = (tasks: Task[], keyOf: KeyOf): string =>
  createHash('sha256').update(tasks.map(keyOf).sort().join()).digest('hex').slice(0, 16);

/** The tasks of the pages that passed before with all that they depend on now. */
export function recordedTasks(record: VerifiedRecord, tasks: Task[], keyOf: KeyOf): Set<Task> {
  const files = [...new Set(tasks.map(pageOf))].filter((file) => file in record);
  const known = files.map((file) => ({file, ofPage: tasks.filter((task) => pageOf(task) === file)}));
  return new Set(known.flatMap(({file, ofPage}) => (record[file]!.inputs === inputsOf(ofPage, keyOf) ? ofPage : [])));
}

/**
 * Brings the record up to date for the pages that were checked: a page has an entry when all its programs pass. An entry
 * keeps its month as long as programs and tools are the same; where a tool was missing it stays while the programs do.
 */
export function updateVerified(root: string, old: VerifiedRecord, {pages, results, faults, keyOf}: Checked, month: string): VerifiedRecord {
  const record = {...old};
  for (const {file, text} of pages) {
    const ofPage = results.filter(({task}) => pageOf(task) === file);
    const digest = digestOfPrograms(root, file, text);
    const same = old[file]?.digest === digest;
    const by = [...new Set(ofPage.flatMap((result) => toolsOf(root, result)))];
    const fails = by.length === 0 || faults.some((fault) => fault.file === file) || ofPage.some((result) => result.faults.length > 0);
    const incomplete = ofPage.some(({missing}) => missing.length > 0);
    if (fails || (incomplete && !same)) {
      delete record[file];
    } else if (!incomplete) {
      const isAsBefore = same && old[file]!.by.join() === by.join();
      record[file] = {
        digest,
        by,
        month: isAsBefore ? old[file]!.month : month,
        inputs: inputsOf(
          ofPage.map(({task}) => task),
          keyOf,
        ),
      };
    }
  }
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Writes the record, a line for each page, when it has changed. */
export function saveVerified(root: string, checked: Checked) {
  const old = readVerified(root);
  const text = inLines(updateVerified(root, old, checked, new Date().toISOString().slice(0, 7)));
  if (text !== inLines(old)) {
    writeFileSync(recordPath(root), text);
  }
}

const inLines = (record: VerifiedRecord) =>
  `{\n${Object.entries(record)
    .map(([file, entry]) => `  ${JSON.stringify(file)}: ${JSON.stringify(entry)}`)
    .join(',\n')}\n}\n`;

function toolsOf(root: string, {task: {checker, program}}: Result): string[] {
  if (checker.name === 'simulate') {
    return ['CPU 模拟'];
  }
  const tools = checker.tools(textOf(root, program));
  if (checker.name === 'nvcc') {
    return [`nvcc ${/release ([\d.]+)/.exec(versionOf('nvcc') ?? '')?.[1]} 编译`];
  }
  return checker.runs
    ? tools.filter((tool) => tool in NAMES).map((tool) => `${NAMES[tool]} ${/\d+\.\d+/.exec(versionOf(tool) ?? '')?.[0]}`)
    : [];
}
