import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Digest of all files in a folder and the folders in it. */
export function digestOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) {
      hash.update(name).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
