import {spawnSync} from 'node:child_process';

/** Debian's packages of what builds the modules. */
const PACKAGES = [
  'clang-19',
  'lld-19',
  'libc++-19-dev-wasm32',
  'libc++abi-19-dev-wasm32',
  'libclang-rt-19-dev-wasm32',
  'wasi-libc',
  'binaryen',
];

/** How to get what builds the modules. */
export const INSTALL = `apt-get install --no-install-recommends ${PACKAGES.join(' ')}`;

export const TOOLS = {c: 'clang-19', cpp: 'clang++-19', link: 'wasm-ld-19', archive: 'ar', optimize: 'wasm-opt'};

let present: boolean | undefined;

/** Whether modules can be built on this machine. */
export function hasToolchain(): boolean {
  present ??= Object.values(TOOLS).every((tool) => spawnSync(tool, ['--version']).status === 0);
  return present;
}
