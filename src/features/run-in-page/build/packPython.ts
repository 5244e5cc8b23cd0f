import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {constants, gzipSync} from 'node:zlib';
import {loadPyodide} from 'pyodide';
import {INTERPRETER, type PythonFile, type PythonFiles} from '../offer';

/** The interpreter's files as the site publishes them, and the library as it is when it is not compressed. */
export type Packed = {folder: string; files: PythonFiles; library: string};

const LIST = 'files.json';
const LIBRARY = 'library.zip';
/** What runs programs in it. */
const HOST = ['driver.ts', 'startPython.ts'];
/** Where the package keeps its files. */
const PACKAGE = path.dirname(require.resolve('pyodide/package.json'));

/**
 * The standard library as an archive that is not compressed, so that gzip sees text, with what is loaded at every start compiled
 * beside its source: it is what the start takes most of its time for. Fixed dates and a fixed order of sets: the same bytes each time.
 */
const REPACK = `
import importlib.util, io, marshal, sys, zipfile
ROOT = '/lib/python311.zip'
UNCHECKED = b'\\1\\0\\0\\0'
import asyncio.selector_events, selectors, traceback
loaded = {getattr(module, '__file__', None) for module in list(sys.modules.values())}
packed = io.BytesIO()
with zipfile.ZipFile(ROOT) as source, zipfile.ZipFile(packed, 'w') as target:
    for info in source.infolist():
        if info.is_dir():
            continue
        text = source.read(info)
        if f'{ROOT}/{info.filename}' in loaded:
            code = marshal.dumps(compile(text, f'{ROOT}/{info.filename}', 'exec', dont_inherit=True))
            header = importlib.util.MAGIC_NUMBER + UNCHECKED + importlib.util.source_hash(text)
            target.writestr(zipfile.ZipInfo(f'{info.filename}c'), header + code)
        target.writestr(zipfile.ZipInfo(info.filename), text)
packed.getbuffer()
`;

const version = (): string => (JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {version: string}).version;

/** What a verdict on a program depends on, besides the program: the interpreter and what runs it. */
export function interpreterDigest(): string {
  const hash = createHash('sha256').update(version()).update(REPACK);
  HOST.forEach((file) => hash.update(readFileSync(path.join(__dirname, '../host/python', file))));
  return hash.digest('hex').slice(0, 16);
}

/** What the files depend on: they are made anew when it changes. */
const packedDigest = (): string =>
  createHash('sha256')
    .update(interpreterDigest())
    .update(readFileSync(path.join(__dirname, 'packPython.ts')))
    .digest('hex')
    .slice(0, 16);

/** Makes the files once for each version, in seconds, and keeps them below node_modules/.cache. */
export async function packPython(root: string): Promise<Packed> {
  const folder = path.join(root, 'node_modules/.cache/run-in-page', packedDigest());
  if (!existsSync(folder)) {
    const making = `${folder}.${process.pid}`;
    mkdirSync(making, {recursive: true});
    await pack(making);
    if (existsSync(folder)) {
      rmSync(making, {recursive: true});
    } else {
      renameSync(making, folder);
    }
  }
  const files = JSON.parse(readFileSync(path.join(folder, LIST), 'utf8')) as PythonFiles;
  return {folder, files, library: path.join(folder, LIBRARY)};
}

async function pack(folder: string): Promise<void> {
  const library = await repacked();
  writeFileSync(path.join(folder, LIBRARY), library);
  const keep = (name: string, bytes: Buffer): PythonFile => {
    const digest = createHash('sha256').update(bytes).digest();
    const [stem, ...extensions] = name.split('.') as [string, ...string[]];
    const file = `${stem}-${digest.toString('hex').slice(0, 8)}.${extensions.join('.')}`;
    writeFileSync(path.join(folder, file), bytes);
    return {file, hash: digest.toString('base64')};
  };
  const gzip = (bytes: Buffer) => gzipSync(bytes, {level: constants.Z_BEST_COMPRESSION});
  const read = (name: string) => readFileSync(path.join(PACKAGE, name));
  const [loader, script] = [read('pyodide.js'), read('pyodide.asm.js')];
  const [wasm, archive] = [gzip(read('pyodide.asm.wasm')), gzip(library)];
  const files: PythonFiles = {
    version: version(),
    scripts: [keep(`${INTERPRETER}.js`, loader), keep(`${INTERPRETER}-core.js`, script)],
    wasm: keep(`${INTERPRETER}-core.wasm.gz`, wasm),
    library: keep(`${INTERPRETER}-library.zip.gz`, archive),
    // What a host sends of the scripts: compressed, as it sends every script.
    bytes: wasm.length + archive.length + gzip(loader).length + gzip(script).length,
  };
  writeFileSync(path.join(folder, LIST), JSON.stringify(files));
}

async function repacked(): Promise<Buffer> {
  const python = await loadPyodide({indexURL: PACKAGE, env: {PYTHONHASHSEED: '0'}});
  const view = python.runPython(REPACK) as {getBuffer: () => {data: Uint8Array}};
  return Buffer.from(view.getBuffer().data);
}
