import type {loadPyodide} from 'pyodide';
import {isOutOfMemory} from '../host/explainTrap';
import {Output} from '../host/output';
import {Stopped} from '../host/stopped';
import {startPython, type PythonProgram} from '../host/python/startPython';
import type {News, PythonStart} from './messages';

const tell = (news: News) => postMessage(news);

let starting: ReturnType<typeof startPython>;

/** One worker starts one interpreter, which runs one program: it is ended to stop it. */
addEventListener('message', ({data}: MessageEvent<PythonStart>) => {
  if ('scripts' in data) {
    starting = start(data);
    // Told when a program is to run.
    starting.catch(() => {});
  } else {
    void run(data);
  }
});

function start({version, scripts, wasm, library}: Extract<PythonStart, {scripts: string[]}>) {
  const files: Record<string, () => Response> = {
    'pyodide.asm.wasm': () => new Response(inflate(wasm), {headers: {'Content-Type': 'application/wasm'}}),
    'python_stdlib.zip': () => new Response(inflate(library)),
    // No packages besides the standard library.
    'pyodide-lock.json': () => new Response(JSON.stringify({info: {version}, packages: {}})),
  };
  // What Pyodide asks for, the page has fetched: the policy of this worker lets it ask nobody.
  globalThis.fetch = (address) => {
    const name = String(address instanceof Request ? address.url : address).replace(/^.*\//, '');
    const file = files[name];
    return file ? Promise.resolve(file()) : Promise.reject(new TypeError(name));
  };
  const load = async (...args: Parameters<typeof loadPyodide>) => {
    (globalThis as unknown as {importScripts: (...urls: string[]) => void}).importScripts(...scripts);
    return (globalThis as unknown as {loadPyodide: typeof loadPyodide}).loadPyodide(...args);
  };
  return startPython(load, {indexURL: '/'});
}

async function run(program: PythonProgram): Promise<void> {
  let python: Awaited<typeof starting>;
  try {
    python = await starting;
  } catch (error) {
    tell({kind: 'refused', lacksMemory: isOutOfMemory(error)});
    return;
  }
  tell({kind: 'started'});
  const stream = new Output((text) => tell({kind: 'text', text})).stream();
  let isFull = false;
  const result = python(program, (bytes) => {
    try {
      stream(bytes);
    } catch (error) {
      // Nothing may be thrown through the interpreter; the page ends this worker at once.
      if (!isFull && error instanceof Stopped) {
        isFull = true;
        tell({kind: 'ended', result: {exit: error.exit, findings: [error.finding]}});
      }
    }
  });
  tell({kind: 'ended', result});
}

const inflate = (gzip: Blob) => gzip.stream().pipeThrough(new DecompressionStream('gzip'));
