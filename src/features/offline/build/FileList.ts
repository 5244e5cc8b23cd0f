import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {HASH_LENGTH, type Manifest} from '../manifest';

/** The first digits of the content's SHA-256, as the worker compares them. */
export const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

/** The files of a build that its manifest names, each with a number in the order in which they are first asked for. */
export class FileList {
  readonly entries: Manifest['files'] = [];
  private readonly numbers = new Map<string, number>();

  /** @param outDir folder of the build */
  constructor(private readonly outDir: string) {}

  read(file: string): Buffer {
    return readFileSync(path.join(this.outDir, file));
  }

  /** @throws Error when there is no such file. */
  readonly numberOf = (file: string): number => this.numbers.get(file) ?? this.add(file);

  private add(file: string): number {
    const content = this.read(file);
    this.numbers.set(file, this.entries.length);
    return this.entries.push([file, hashOf(content), content.length]) - 1;
  }
}
