import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {runModule} from '../host/runModule';
import type {RunOptions, RunResult} from '../host/types';

const modules = new Map<string, WebAssembly.Module>();

/** Runs a module of the folder `fixtures` here and now. */
export function runFixture(name: string, options: RunOptions): RunResult & {printed: string} {
  const wasm = modules.get(name) ?? new WebAssembly.Module(gunzipSync(readFileSync(path.join(__dirname, 'fixtures', `${name}.wasm.gz`))));
  modules.set(name, wasm);
  let printed = '';
  const result = runModule(wasm, options, {
    onText: (text) => {
      printed += text;
    },
  });
  return {...result, printed};
}
