import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildModule} from './buildModule';
import {moduleFile} from './moduleFile';
import type {Candidate} from './programs';

/** Where the programs are that the tests of the host run, and their modules beside them. */
const FOLDER = 'src/features/run-in-page/tests/fixtures';

/** Builds the modules that the tests run. */
export async function recordFixtures(root: string): Promise<void> {
  const folder = path.join(root, FOLDER);
  for (const name of readdirSync(folder).filter((one) => /\.(?:cpp|cu)$/.test(one))) {
    const candidate = fixture(path.join(folder, name));
    const {bytes} = moduleFile(candidate, await buildModule(root, candidate));
    writeFileSync(path.join(folder, `${path.parse(name).name}.wasm.gz`), bytes);
  }
}

/** A file as a program of a page. */
export function fixture(file: string): Candidate {
  const text = readFileSync(file, 'utf8');
  const language = file.endsWith('.cu') ? 'cuda' : 'cpp';
  const meta: Record<string, string> = text.includes('<omp.h>') ? {flags: '-fopenmp'} : {};
  const fence = {file: path.basename(file), line: 1, lang: language, code: text, meta};
  return {id: file, program: {fences: [fence]}, language, text, source: ''};
}
