import path from 'node:path';
import {fenceMeta} from '../../shared/markdown/fenceMeta';

/** One program of a page, and what the checker does with it. */
export interface ProgramLine {
  /** The file it lies in, its title, or its first line that is no comment and imports nothing. */
  name: string;
  /** What it is run with. */
  command: string;
  /** Its exit status, which the checker demands; none where it is not run. */
  exit?: number;
  /** Whether what it prints stands on the page, and is the same. */
  printed?: true;
  /** Why it is not run (`nosim`) or not checked at all (`nocheck`). */
  not?: string;
}

const FENCE = /^([ \t>]*)(`{3,}|~{3,})[ \t]*(\S*)([^\n]*)\n([\s\S]*?)^\1\2[`~]*[ \t]*$/gm;
const MPI = /^\s*#\s*include\s*[<"]mpi\.h[>"]/m;
const MPI4PY = /^\s*(?:import|from) mpi4py\b/m;

/** How scripts/check-code runs each language, as one would type it. */
const COMMANDS: Record<string, (code: string) => string> = {
  cpp: (code) => `${MPI.test(code) ? 'mpicxx' : 'g++'} -std=c++17`,
  c: (code) => `${MPI.test(code) ? 'mpicc' : 'gcc'} -std=c17`,
  python: (code) => (MPI4PY.test(code) ? 'mpirun python3' : 'python3'),
  bash: () => 'bash',
  cuda: () => 'nvcc，CPU 模拟',
};
const ALIASES: Record<string, string> = {'c++': 'cpp', py: 'python', sh: 'bash', shell: 'bash'};

/** The languages whose programs are run. */
export const RUN_LANGUAGES = [...Object.keys(COMMANDS), ...Object.keys(ALIASES)];

const firstLine = (code: string) => /^(?!\s*(?:#|\/\/|import\b|from\b|$)).+$/m.exec(code)?.[0].trim();

/**
 * The programs of a page in its order, each with what the checker does with it: as long as the page's record holds
 * (`verifiedOf`), all of this is so. The fences of one file are one program.
 * @param read the text of a file that a fence names, for what it includes
 */
export function programsOf(text: string, read: (file: string) => string): ProgramLine[] {
  const lines = new Map<string, ProgramLine>();
  let number = 0;
  const fences = [...text.matchAll(FENCE)];
  fences.forEach(([whole, , , lang = '', info, code = ''], at) => {
    const commandFor = COMMANDS[ALIASES[lang] ?? lang];
    if (!commandFor) {
      return;
    }
    const meta = fenceMeta(info);
    const file = meta.file;
    const known = file === undefined ? undefined : lines.get(file);
    number += known ? 0 : 1;
    const next = fences[at + 1];
    const isFollowed = next && text.slice(fences[at]!.index + whole.length, next.index).trim() === '';
    const printed = isFollowed && next[3] === 'text' && (fenceMeta(next[4]).title ?? '').startsWith('输出');
    const not = meta.nocheck?.trim() || meta.nosim?.trim();
    const line: ProgramLine = known ?? {
      name: file ? path.posix.basename(file) : (meta.title ?? firstLine(code) ?? `第 ${number} 段`),
      command: meta.nosim ? 'nvcc，只编译' : [commandFor(file ? read(file) : code), meta.flags].filter(Boolean).join(' '),
    };
    lines.set(file ?? `${number}`, {
      ...line,
      ...(not ? {not} : {exit: Number(meta.exit ?? 0)}),
      ...(printed && !meta.nocheck && {printed: true}),
    });
  });
  return [...lines.values()];
}
