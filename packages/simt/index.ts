import path from 'node:path';

/** The folder of the headers that stand in for CUDA's. */
export const HEADERS = path.join(__dirname, 'include');
/** The folder of the simulator's own C++ sources. */
export const RUNTIME = path.join(__dirname, 'runtime');
/** The folder of what takes the place of sources and headers where the simulator is built for WebAssembly. */
export const WASM = path.join(__dirname, 'wasm');
/** The folder of what rewrites a program's source. */
export const TRANSLATION = path.join(__dirname, 'translate');

export {maskCode} from './translate/maskCode';
export {simulatedSource} from './translate/simulatedSource';
