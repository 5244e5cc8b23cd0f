import {createHash} from 'node:crypto';
import path from 'node:path';
import {constants, gzipSync} from 'node:zlib';
import type {Candidate} from './programs';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A module as it is kept: gzipped without time or name, under a name that says what is in it. */
export function moduleFile({program: {source}}: Candidate, wasm: Buffer): {name: string; bytes: Buffer; digest: string} {
  const bytes = gzipSync(wasm, {level: constants.Z_BEST_COMPRESSION});
  const stem = path.parse(source ?? 'program.cpp').name.replace(/[^\w-]/g, '');
  return {name: `${stem}-${sha256(wasm).slice(0, 8)}.wasm.gz`, bytes, digest: sha256(bytes)};
}

/** SHA-256 of a file's bytes. */
export const digestOfBytes = sha256;
