import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Files of the repository; change k puts 1 into file k. */
const FILES = 24;

/** What Git says after a command. */
export interface GitState {
  ok: boolean;
  /** `refs/heads/main`, or a commit. */
  head: string;
  branches: ReadonlyMap<string, string>;
  /** Where HEAD has been, newest first. */
  log: readonly string[];
  /** Files that differ between HEAD and the index, and between the index and the folder. */
  staged: readonly number[];
  unstaged: readonly number[];
}

export interface GitRun {
  states: readonly GitState[];
  /** Parents of all commits, those in the logs too. */
  parents: ReadonlyMap<string, readonly string[]>;
  /** Files that hold 1 in each commit. */
  trees: ReadonlyMap<string, readonly number[]>;
}

/** A command, and the files to change before it. */
export interface GitCommand {
  line: string;
  edits: readonly number[];
}

const SETUP = `export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 GIT_EDITOR=true LC_ALL=C
export GIT_AUTHOR_NAME=Reader GIT_AUTHOR_EMAIL=reader@example.com GIT_COMMITTER_NAME=Reader GIT_COMMITTER_EMAIL=reader@example.com
git init -q -b main . && for i in $(seq 0 ${FILES - 1}); do echo 0 > f$i; done && git add . && git commit -q -m start`;

/**
 * Each commit gets a second of its own: two with the same content would be one. What the shell can do itself needs no process:
 * those are what takes the time.
 */
const step = ({line, edits}: GitCommand, index: number) =>
  `${edits.map((file) => `echo 1 > f${file}; `).join('')}export GIT_COMMITTER_DATE='${1_800_000_000 + index} +0000'
${line} >/dev/null 2>&1; echo "rc $?"
for f in .git/CHERRY_PICK_HEAD .git/REVERT_HEAD; do if [ -e $f ]; then rm $f; fi; done
read -r head < .git/HEAD; echo "head $head"
git for-each-ref --format='branch %(refname:short) %(objectname)' refs/heads
git reflog --format='log %H' HEAD
echo staged; git diff-index --cached --name-only HEAD
echo unstaged; git diff-files --name-only`;

const FINISH = `echo end
git log --all --reflog --format='parents %H %P'
git grep -l 1 $(git log --all --reflog --format=%H) -- | sed 's/^/one /'`;

/** The files that are named below this word. */
const filesBelow = (lines: readonly string[][], word: string) => {
  const rest = lines.slice(lines.findIndex(([first]) => first === word) + 1).map(([first]) => first!);
  const end = rest.findIndex((name) => !/^f\d+$/.test(name));
  return rest.slice(0, end < 0 ? undefined : end).map((name) => Number(name.slice(1)));
};

function readState(text: string): GitState {
  const lines = text.split('\n').map((line) => line.split(' '));
  const values = (word: string) => lines.filter(([first]) => first === word).map(([, ...rest]) => rest);
  return {
    ok: text.startsWith('0\n'),
    head: values('head')[0]!.at(-1)!,
    branches: new Map(values('branch').map(([name, at]) => [name!, at!])),
    log: values('log').map(([at]) => at!),
    staged: filesBelow(lines, 'staged'),
    unstaged: filesBelow(lines, 'unstaged'),
  };
}

/** Runs the commands with the Git of this machine, in a folder of their own. */
export function runGit(commands: readonly GitCommand[]): GitRun {
  const folder = mkdtempSync(path.join(tmpdir(), 'git-graph-'));
  try {
    const {stdout, stderr, status} = spawnSync('sh', ['-c', [SETUP, ...commands.map(step), FINISH].join('\n')], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (!stdout.includes('\nend\n')) {
      throw new Error(`git: ${status} ${stderr}`);
    }
    const [body, end] = stdout.split('\nend\n') as [string, string];
    const ends = end.split('\n');
    const trees = new Map<string, number[]>();
    for (const line of ends.filter((each) => each.startsWith('one '))) {
      const [commit, file] = line.slice(4).split(':') as [string, string];
      trees.set(commit, [...(trees.get(commit) ?? []), Number(file.slice(1))]);
    }
    return {
      states: body.split(/^rc /m).slice(1).map(readState),
      parents: new Map(
        ends
          .filter((line) => line.startsWith('parents '))
          .map((line) => line.split(' ').slice(1).filter(Boolean))
          .map(([id, ...parents]) => [id!, parents]),
      ),
      trees,
    };
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
