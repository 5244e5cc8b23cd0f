import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../shared/build/readText';

/** Commits that change nothing that is read (formatting, front matter of the search); git blame skips them, too. */
const IGNORED = '.git-blame-ignore-revs';
const MAX_LOG_BYTES = 2 ** 28;

export interface Update {
  /** Milliseconds since 1970. */
  timestamp: number;
  author: string;
}

const gitIn =
  (siteDir: string) =>
  (...args: string[]) =>
    execFileSync('git', args, {cwd: siteDir, encoding: 'utf8', maxBuffer: MAX_LOG_BYTES});

/**
 * Why the place of a site has no history to read; undefined when it has one. Git is asked quietly: what it says in English of a
 * folder that is no repository, or has no commit yet, is nothing to worry its owner with.
 */
export function missingHistory(siteDir: string): string | undefined {
  const {status, stderr, error} = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD'], {cwd: siteDir, encoding: 'utf8'});
  if (status === 0) {
    return undefined;
  }
  if (error) {
    return '这台机器上没有 git';
  }
  const [reason = ''] = stderr.split('\n');
  return reason === '' || reason.includes('not a git repository') ? '还没有提交过' : `git 说：${reason}`;
}

/** Whether the history ends where the clone was cut off: what changed earlier then has the date of the oldest commit that came along. @throws Error where there is no history */
export const isShallow = (siteDir: string): boolean => gitIn(siteDir)('rev-parse', '--is-shallow-repository').trim() === 'true';

/** For each file, by its absolute path, its last commit that the site's `.git-blame-ignore-revs` does not list. @throws Error where there is no history */
export function updatesThatCount(siteDir: string): Map<string, Update> {
  const updates = new Map<string, Update>();
  const list = path.join(siteDir, IGNORED);
  const ignored = new Set(existsSync(list) ? readText(list).match(/^[\da-f]{40}$/gm) : []);
  const git = gitIn(siteDir);
  const root = git('rev-parse', '--show-toplevel').trim();
  // Newest first; one commit is `\0hash,time,author`, a blank line and the names of its files.
  const log = git('-c', 'core.quotePath=false', '-c', 'log.showSignature=false', 'log', '--format=%x00%H,%ct,%an', '--name-only');
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...names] = commit.split('\n');
    const [hash = '', seconds, ...author] = head.split(',');
    const files = ignored.has(hash) ? [] : names.filter(Boolean).map((name) => path.join(root, name));
    for (const file of files.filter((one) => !updates.has(one))) {
      updates.set(file, {timestamp: Number(seconds) * 1000, author: author.join(',')});
    }
  }
  return updates;
}
