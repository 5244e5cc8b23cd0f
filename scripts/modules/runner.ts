import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import {runModule} from '../../src/features/run-in-page/host/runModule';
import type {RunOptions, RunResult} from '../../src/features/run-in-page/host/types';

/** A module to run, and what came of it. */
export type Job = {file: string; options: RunOptions};
export type Ran = RunResult & {printed: string};

// A process of its own (see runJob.ts): a program that does not end is ended with it.
process.on('message', ({file, options}: Job) => {
  let printed = '';
  const wasm = new WebAssembly.Module(gunzipSync(readFileSync(file)));
  const result = runModule(wasm, options, {
    onText: (text) => {
      printed += text;
    },
  });
  process.send?.({...result, printed} satisfies Ran);
});
