import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {placeOf} from './faults';
import {wholePage} from './group';
import {MARKER, splitRuns, withEnds} from './markers';
import {run} from './run';
import type {Checker, Fault, Place, Program, Verdict} from './types';

const NAME = 'session.bash';
const END = '__end_of_fence';
/** Says how a fence ended and leaves its status to the next. One line, so that line 2 is the first fence's first. */
const HEADER = `${END}() { local status=$?; printf '\\n${MARKER} %d\\n' "$status"; return "$status"; }`;
/** Tools that not every Debian has, and what a page that uses them says where that is not their name. */
const USED: Record<string, RegExp> = {
  ...Object.fromEntries(
    [
      'git',
      'openssl',
      'curl',
      'make',
      'g++',
      'python3',
      'rsync',
      'zip',
      'unzip',
      'zstd',
      'setfacl',
      'tmux',
      'ps',
      'sudo',
      'systemd-analyze',
      'sfdisk',
      'mkfs.ext4',
      'ssh-keygen',
      'mypy',
    ].map((tool) => [tool, asWord(tool)]),
  ),
  'git-lfs': /git lfs/,
  sshd: /\/usr\/sbin\/sshd/,
  modules: /modules\/init\/bash/,
  venv: /python3 -m venv/,
  pip: /\/usr\/bin\/python3 -m pip/,
};

/** All Bash fences of a page are one session, in order, in one empty folder with an empty home. */
export const bash: Checker = {
  name: 'bash',
  languages: ['bash', 'sh', 'shell'],
  group: wholePage,
  tools: (text) => ['bash', 'shellcheck', ...Object.keys(USED).filter((tool) => USED[tool]!.test(text))],
  runs: true,
  async check({fences}, place) {
    const marked = {fences: withEnds(fences, END)};
    const script = path.join(place.work, '..', NAME);
    writeFileSync(script, `${HEADER}\n${marked.fences.map(({code}) => code).join('\n')}\n`);
    const faults = await shellcheck(marked, script, place);
    return faults.some(({words}) => /\berror:/.test(words ?? ''))
      ? {faults, runs: []}
      : runSession(marked, {script, faults, fences}, place);
  },
};

function asWord(tool: string): RegExp {
  return new RegExp(`(?<![\\w./-])${tool.replace(/[.+]/g, '\\$&')}(?![\\w./-])`);
}

async function shellcheck({fences}: Program, script: string, {home, work}: Place): Promise<Fault[]> {
  const {printed} = await run(['shellcheck', '--norc', '--shell=bash', '--format=gcc', script], {
    cwd: work,
    home,
    seconds: 120,
    unlimited: true,
  });
  return [...printed.matchAll(/:(\d+):\d+: (.*)$/gm)].map(([, line, said]) => ({
    ...placeOf(fences, Number(line) - 1),
    message: 'shellcheck 不满意',
    fix: '照它说的改；确有道理的例外在上一行写 # shellcheck disable=SC…',
    words: said,
  }));
}

async function runSession(
  marked: Program,
  {script, faults, fences}: {script: string; faults: Fault[]; fences: Program['fences']},
  {work, home}: Place,
): Promise<Verdict> {
  const {printed, exit, timedOut} = await run(['bash', script], {cwd: work, home, seconds: 300, unlimited: true});
  const {runs, unreached} = splitRuns(fences, printed, exit);
  if (timedOut) {
    const fence = runs.at(-1)!.fence;
    return {
      faults: [
        ...faults,
        {
          file: fence.file,
          line: fence.line,
          message: '整页的会话超过 300 秒，停在这里',
          fix: '缩小规模，或去掉等待',
          words: runs.at(-1)!.printed,
        },
      ],
      runs: [],
    };
  }
  const ended = unreached.map(({file, line}) => ({
    file,
    line,
    message: '没有运行到这里',
    fix: '前面的代码用 exit 或 set -e 结束了会话；子 shell 里的 exit 写成 ( … )',
  }));
  return {faults: [...faults, ...ended], runs};
}
