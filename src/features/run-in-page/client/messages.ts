import type {PythonProgram} from '../host/python/startPython';
import type {RunOptions, RunResult} from '../host/types';

/** To the worker: a module as it was fetched, and how to run it. */
export type Start = {gzip: ArrayBuffer; options: RunOptions};

/** To the worker of Python: the interpreter as it was fetched, with the addresses of its scripts; then the one program that it runs. */
export type PythonStart = {version: string; scripts: string[]; wasm: Blob; library: Blob} | PythonProgram;

/** From the worker: it runs, it printed, it ended; or it cannot run here. */
export type News = {kind: 'started'} | {kind: 'text'; text: string} | {kind: 'ended'; result: RunResult} | Refusal;

/** The browser does not run it, or the device has too little memory. */
export type Refusal = {kind: 'refused'; lacksMemory?: boolean};
