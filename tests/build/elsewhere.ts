import {execFileSync, spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {complete} from '../../scripts/check-built/complete';

/** The folder of the notes, in the folder of a site. */
const DOCS = 'hostile-docs';

/** Where on its host the site is to lie. */
export const BASE = '/notes/';

export type Notes = Record<string, string>;

/** Puts a copy of this repository, as it stands now, into a folder of its own, with its packages and without their caches; builds in it disturb nothing here. */
export function copySite(to: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {encoding: 'utf8'})
    .split('\0')
    .filter(Boolean);
  for (const file of files) {
    mkdirSync(path.join(to, path.dirname(file)), {recursive: true});
    copyFileSync(file, path.join(to, file));
  }
  linkTree('node_modules', path.join(to, 'node_modules'));
}

/** Packages are a gigabyte: linked, where the file system can. */
export function linkTree(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), target);
    } else if (entry.isDirectory()) {
      if (entry.name !== '.cache') {
        linkTree(source, target);
      }
    } else {
      linkFile(source, target);
    }
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** Writes notes into a copy of the site, and gives the folder that they stand in. */
export function writeNotes(site: string, notes: Notes): string {
  const docs = path.join(site, DOCS);
  mkdirSync(docs, {recursive: true});
  Object.entries(notes).forEach(([file, text]) => writeFileSync(path.join(docs, file), text));
  return docs;
}

interface Options {
  /** Whether what an earlier build of this copy kept is used, as `npm run build` does. */
  warm?: boolean;
  /** The build is killed after this time. */
  killAfterMs?: number;
}

/** Builds the notes of a copy as `npm run build` would into its `build`. `status` is null when it was killed. */
export async function buildNotes(
  site: string,
  {warm = false, killAfterMs}: Options = {},
): Promise<{status: number | null; output: string; outDir: string}> {
  const child = spawn(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--config', 'tests/build/hostile/docusaurus.config.ts'],
    {
      cwd: site,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SKIP_HTML_MINIFICATION: 'true',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        HOSTILE_DOCS: DOCS,
        BASE_URL: BASE,
        ...(warm ? {} : {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}),
      },
    },
  );
  let output = '';
  [child.stdout, child.stderr].forEach((stream) => stream.on('data', (chunk: Buffer) => (output += chunk.toString())));
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const [status] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return {status, output, outDir: path.join(site, 'build')};
}

const filesOf = (dir: string) => globSync('**/*', {cwd: dir, dot: true}).sort();

/** The digest of each file. */
export const digests = (dir: string) =>
  Object.fromEntries(
    filesOf(dir).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(dir, file)))
        .digest('hex'),
    ]),
  );

/** Whether a build looks done to `npm run check:built`. */
export const looksDone = (dir: string) => complete.check({root: dir, files: new Set(filesOf(dir))}).problems.length === 0;
