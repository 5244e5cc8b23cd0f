import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Script} from 'node:vm';
import {HASH_LENGTH, type Manifest} from '../../src/features/offline/manifest';
import {type Build, type BuiltRule, fault} from './types';

const FILE = 'sw.js';
const REBUILD = '重新运行 npm run build，完整发布 build/';

/** `sw.js` is written last, and names the files of its build: one that is missing or another betrays a build or a copy that was cut short. */
export const complete = {
  name: 'complete',
  check({root, files}: Pick<Build, 'root' | 'files'>) {
    if (!files.has(FILE)) {
      return {checked: 0, problems: [fault(FILE, '没有 sw.js：构建没有做完', REBUILD)]};
    }
    const script = readFileSync(path.join(root, FILE), 'utf8');
    if (!isWhole(script)) {
      return {checked: 1, problems: [fault(FILE, '不完整', REBUILD)]};
    }
    const literal = /^const MANIFEST=JSON\.parse\((".*")\);$/m.exec(script)?.[1];
    if (!literal) {
      // OFFLINE=off: the worker that removes itself names no files.
      return {checked: 1, problems: []};
    }
    const manifest = JSON.parse(JSON.parse(literal) as string) as Manifest;
    const problems = manifest.files.flatMap(([file, hash]) => {
      if (!files.has(file)) {
        return [fault(file, '构建里少了这个文件', REBUILD)];
      }
      const found = createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest('hex')
        .slice(0, HASH_LENGTH);
      return found === hash ? [] : [fault(file, '不是这次构建写的那个文件', REBUILD)];
    });
    return {checked: manifest.files.length, problems};
  },
} satisfies BuiltRule;

/** A script that was cut somewhere is none. */
function isWhole(script: string): boolean {
  try {
    return script.trim() !== '' && Boolean(new Script(script));
  } catch {
    return false;
  }
}
