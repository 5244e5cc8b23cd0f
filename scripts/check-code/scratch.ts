import {cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Place, Program} from './types';

/** Calls `task` with an empty folder and an empty home, and removes both. */
export async function inScratch<T>(root: string, task: (place: Place) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-code-'));
  const place = {root, work: path.join(folder, 'work'), home: path.join(folder, 'home')};
  mkdirSync(place.work);
  mkdirSync(place.home);
  try {
    return await task(place);
  } finally {
    rmSync(folder, {recursive: true, force: true, maxRetries: 3});
  }
}

/** Headers that the programs of one section share: the folder `_common` beside the page. */
export const sharedFolder = (root: string, {fences}: Program): string => path.join(root, path.dirname(fences[0]!.file), '_common');

/** Puts a program into the scratch folder: the section's shared headers, then its text, or its file with all that lies beside it. Gives the file's name there. */
export function placeProgram(program: Program, {root, work}: Place, extension: string): string {
  const {fences, source} = program;
  const shared = sharedFolder(root, program);
  if (existsSync(shared)) {
    cpSync(shared, work, {recursive: true});
  }
  if (source) {
    cpSync(path.join(root, path.dirname(source)), work, {recursive: true});
    return path.basename(source);
  }
  const title = fences[0]!.meta.title ?? '';
  const name = /^[\w.-]+$/.test(title) && title.endsWith(extension) ? title : `main${extension}`;
  writeFileSync(path.join(work, name), `${fences.map(({code}) => code).join('\n')}\n`);
  return name;
}
