import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {plainLines, readText} from '../../shared/build/readText';
import {besidePage} from '../../shared/markdown/besidePage';

/**
 * What check:code found of a page's programs: their digest, with what they were compiled and run, and since which month;
 * `inputs` is a digest of all that the result depended on: programs, files, whole versions of the tools, the checker.
 */
export type Verified = {digest: string; by: string[]; month: string; inputs: string};
export type VerifiedRecord = Record<string, Verified>;

const FENCE = /^([ \t>]*)(`{3,}|~{3,})([^\n]*)\n[\s\S]*?^\1\2[`~]*[ \t]*$/gm;
const HEADER = /\.(?:h|hpp|cuh)$/;

export const recordPath = (root: string): string => path.join(root, 'src/features/verified-programs/verified-pages.json');

/** The record that is committed with the site, of the pages that are still there; empty where there is none. */
export function readVerified(root: string): VerifiedRecord {
  const record = existsSync(recordPath(root)) ? (JSON.parse(readFileSync(recordPath(root), 'utf8')) as VerifiedRecord) : {};
  return Object.fromEntries(Object.entries(record).filter(([page]) => existsSync(path.join(root, page))));
}

/** The page's entry, if its programs are still those that were checked. */
export function verifiedOf(root: string, record: VerifiedRecord, page: string, text: string): Verified | undefined {
  const entry = record[page];
  return entry && entry.digest === digestOfPrograms(root, page, text) ? entry : undefined;
}

/** Digest of a page's code blocks, of the files that they show, and of the headers beside those. */
export function digestOfPrograms(root: string, page: string, text: string): string {
  const hash = createHash('sha256');
  const folder = path.join(root, path.dirname(page));
  const files = new Set<string>();
  for (const [block, , , meta = ''] of plainLines(text).matchAll(FENCE)) {
    hash.update(block);
    const shown = /\bfile="([^"]+)"/.exec(meta)?.[1];
    if (shown) {
      const file = path.join(root, besidePage(page, shown));
      [file, ...headersIn(path.dirname(file))].forEach((one) => files.add(one));
    }
  }
  for (const file of [...headersIn(path.join(folder, '_common')), ...files].filter(existsSync)) {
    hash.update(path.relative(root, file)).update(readText(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The headers in a folder, by name. */
export function headersIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => HEADER.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}
