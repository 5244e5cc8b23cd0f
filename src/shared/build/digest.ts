import {createHash} from 'node:crypto';
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** Digest of all files in a folder and the folders in it, but for those below the names left out. */
export function digestOf(folder: string, {without = []}: {without?: string[]} = {}): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()) {
    const file = path.join(folder, name);
    if (statSync(file).isFile() && !without.includes(name.split(path.sep)[0]!)) {
      hash.update(name).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}
