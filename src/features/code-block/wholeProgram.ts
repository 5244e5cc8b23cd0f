import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../shared/build/readText';

/** Languages whose listings are parts of programs. */
export const PROGRAM_LANGUAGES = ['c', 'cpp', 'c++', 'cuda', 'python', 'py'];

/** Headers that the programs of one section share lie in this folder beside the page, as scripts/check-code places them. */
const SHARED = '_common';

const INCLUDE = /^[ \t]*#[ \t]*include[ \t]*"([^"]+)"/gm;
const IMPORT = /^[ \t]*(?:from|import)[ \t]+(\w+)/gm;

export interface WholeProgram {
  /** The file that was asked for, and what it needs of its own folder and the section's shared one; absolute, each once. */
  files: string[];
  /** What it includes that lies in neither. */
  missing: string[];
}

/**
 * The files that a program consists of.
 * @param source the program's file, absolute
 * @param page the page that shows it, absolute: shared headers lie beside it
 */
export function wholeProgram(source: string, page: string): WholeProgram {
  const files = [source];
  const missing = new Set<string>();
  for (const file of files) {
    for (const {name, isSure} of needs(file)) {
      const found = [path.dirname(file), path.dirname(source), path.join(path.dirname(page), SHARED)]
        .map((folder) => path.join(folder, name))
        .find((one) => existsSync(one));
      if (found && !files.includes(found)) {
        files.push(found);
      } else if (!found && isSure) {
        missing.add(name);
      }
    }
  }
  return {files, missing: [...missing]};
}

/** What a file names: a header in quotes must be ours, a Python module may be anyone's. */
function needs(file: string): {name: string; isSure: boolean}[] {
  const text = readText(file);
  return file.endsWith('.py')
    ? [...text.matchAll(IMPORT)].map(([, name]) => ({name: `${name}.py`, isSure: false}))
    : [...text.matchAll(INCLUDE)].map(([, name = '']) => ({name, isSure: true}));
}

/** Whether a file is compiled or run by itself, and is no header for others. */
export const isProgram = (file: string): boolean => /\.(?:c|cc|cpp|cu|py)$/.test(file);
