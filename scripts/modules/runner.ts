import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import {loadPyodide} from 'pyodide';
import {startPython, type PythonProgram} from '../../src/features/run-in-page/host/python/startPython';
import {runModule} from '../../src/features/run-in-page/host/runModule';
import type {RunOptions, RunResult} from '../../src/features/run-in-page/host/types';

/** A program to run: a module, or one in Python with the standard library that it gets; and what came of it. */
export type Job = {file: string; options: RunOptions} | {library: string; python: PythonProgram};
export type Ran = RunResult & {printed: string};

// A process of its own (see runJob.ts): a program that does not end is ended with it.
process.on('message', (job: Job) => {
  void ('python' in job ? runPython(job) : Promise.resolve(run(job))).then((ran) => process.send?.(ran));
});

function run({file, options}: Extract<Job, {file: string}>): Ran {
  let printed = '';
  const wasm = new WebAssembly.Module(gunzipSync(readFileSync(file)));
  const result = runModule(wasm, options, {
    onText: (text) => {
      printed += text;
    },
  });
  return {...result, printed};
}

async function runPython({library, python}: Extract<Job, {library: string}>): Promise<Ran> {
  const runProgram = await startPython(loadPyodide, {stdLibURL: library});
  const printed: Uint8Array[] = [];
  const result = runProgram(python, (bytes) => printed.push(bytes.slice()));
  return {...result, printed: Buffer.concat(printed).toString()};
}
