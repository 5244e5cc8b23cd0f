import {ConsoleStdout, File, OpenFile, PreopenDirectory, WASI, type Inode} from '@bjorn3/browser_wasi_shim';

/** The system that a module runs in: arguments, variables, clock, random numbers, files in memory; nothing to read from. */
export type System = {wasi: WASI; files: Map<string, Inode>};

type Options = {args: string[]; env: string[]; write: (bytes: Uint8Array) => void; writeError: (bytes: Uint8Array) => void};

export function createWasi({args, env, write, writeError}: Options): System {
  const files = new Map<string, Inode>();
  // Terminals, so that the C library hands lines over as they are printed.
  const streams = [new OpenFile(new File([])), new ConsoleStdout(write), new ConsoleStdout(writeError)];
  return {wasi: new WASI(['./a.out', ...args], env, [...streams, new PreopenDirectory('.', files)], {debug: false}), files};
}

/** The text of a file that the program has written. */
export function textOfFile({files}: System, name: string): string {
  const file = files.get(name);
  return file instanceof File ? new TextDecoder().decode(file.data) : '';
}

/** The functions of a process as the module imports them. */
export const importsOf = ({wasi}: System): WebAssembly.ModuleImports => wasi.wasiImport;

/** What every program's module exports. */
export type Exports = {memory: WebAssembly.Memory; _start: () => unknown};
