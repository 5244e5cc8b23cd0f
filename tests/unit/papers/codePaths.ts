import {existsSync} from 'node:fs';
import path from 'node:path';

/** Code whose comments and messages name files; tests make up paths, and a peer of the bench has folders of its own. */
const CODE = /^(?!scripts\/bench\/peers|.*\.test\.tsx?$|.*\/tests\/).+\.(?:tsx?|cjs|mjs|css)$/;
const IMPORT = /^\s*(?:import|export)\b.*\bfrom\b|\b(?:import|require)\(/;
const PATH = /(?<![\w./@-])(?:src|scripts|config|packages)\/[\w./-]*\w/g;
const ENDINGS = ['', '.ts', '.tsx', '.cjs', '.css'];

/** Whether the paths in this file's comments and messages are looked at. */
export const isCode = (file: string): boolean => CODE.test(file);

/** Faults of the paths that a file's comments and messages name, one a line: those that are not below the root. */
export function lostPaths(root: string, file: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const names = IMPORT.test(line) ? [] : [...line.matchAll(PATH)].map(([name]) => name);
    return names
      .filter((name) => !ENDINGS.some((ending) => existsSync(path.join(root, name + ending))))
      .map((name) => `${file}:${at + 1} 没有 ${name} → 改成现在的路径`);
  });
}
