import {execFileSync} from 'node:child_process';

/** When each doc was last committed, in seconds since 1970, by its id: its path below docs without the extension. */
export function lastCommits(root: string): Map<string, number> {
  const log = execFileSync('git', ['-c', 'core.quotePath=false', 'log', '--format=%x00%ct', '--name-only', '--', 'docs'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const commits = new Map<string, number>();
  for (const entry of log.split('\0').slice(1)) {
    const [seconds, ...files] = entry.split('\n').filter(Boolean);
    for (const [, id] of files.flatMap((file) => [/^docs\/(.*)\.mdx?$/.exec(file) ?? []])) {
      if (id !== undefined && !commits.has(id)) {
        commits.set(id, Number(seconds));
      }
    }
  }
  return commits;
}
