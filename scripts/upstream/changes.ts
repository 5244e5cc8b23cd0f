import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** By a path of this repository: the files of other packages whose inside it relies on, and what each hashes to (SHA-256). */
export type Upstream = Record<string, Record<string, string>>;

export const UPSTREAM = 'src/theme/upstream.json';

export interface Change {
  /** What of ours relies on the file. */
  ours: string;
  file: string;
  /** Its hash now; none where it is gone. */
  sha256?: string;
}

/**
 * The files that are no longer what ours was written against.
 * @param modules the folder `node_modules` to look in
 */
export function upstreamChanges(upstream: Upstream, modules: string): Change[] {
  return Object.entries(upstream).flatMap(([ours, files]) =>
    Object.entries(files).flatMap(([file, known]): Change[] => {
      const there = path.join(modules, file);
      const sha256 = existsSync(there) ? createHash('sha256').update(readFileSync(there)).digest('hex') : undefined;
      return sha256 === known ? [] : [{ours, file, sha256}];
    }),
  );
}

/** A change as a line that says what to do. */
export const describeChange = ({ours, file, sha256}: Change): string =>
  sha256
    ? `${ours}：上游 ${file} 变了 → 对照它修改，再把 ${UPSTREAM} 里的 sha256 改成 ${sha256}`
    : `${ours}：上游没有 ${file} 了 → 看它去了哪里，改好以后更新 ${UPSTREAM}`;
