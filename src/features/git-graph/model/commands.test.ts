import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {play, run} from './commands';
import {runGit, type GitCommand, type GitRun, type GitState} from '../tests/realGit';
import {Refusal, empty, type Repository} from './repository';

/** Commits are told by where they are, not by hash or name: numbered in the order in which HEAD's log, then the branches, lead to them. */
function shape(log: readonly string[], branches: ReadonlyMap<string, string>, parents: (id: string) => readonly string[]) {
  const numbers = new Map<string, number>();
  const visit = (id: string): number => {
    if (!numbers.has(id)) {
      parents(id).forEach(visit);
      numbers.set(id, numbers.size);
    }
    return numbers.get(id)!;
  };
  const names = [...branches].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    log: log.map(visit),
    branches: names.map(([name, at]) => [name, visit(at)]),
    graph: [...numbers.keys()].map((id) => parents(id).map(visit)),
    ids: [...numbers.keys()],
  };
}

const bits = (tree: number) => [...Array(24).keys()].filter((bit) => tree & (1 << bit));
const sorted = (numbers: readonly number[] = []) => [...numbers].sort((a, b) => a - b);

function ofModel({commits, branches, head, logs, index, worktree}: Repository) {
  const commit = (id: string) => commits.find((each) => each.id === id)!;
  const {ids, ...rest} = shape([...logs.get('HEAD')!].reverse(), branches, (id) => commit(id).parents);
  const {tree} = commit(head.at);
  return {
    ...rest,
    trees: ids.map((id) => bits(commit(id).tree)),
    head: head.branch ?? 'detached',
    staged: bits(tree ^ index),
    unstaged: bits(index ^ worktree),
  };
}

function ofGit({head, branches, log, staged, unstaged}: GitState, {parents, trees}: GitRun) {
  const {ids, ...rest} = shape(log, branches, (id) => parents.get(id)!);
  const branch = head.startsWith('refs/heads/') ? head.slice('refs/heads/'.length) : 'detached';
  return {...rest, trees: ids.map((id) => sorted(trees.get(id))), head: branch, staged: sorted(staged), unstaged: sorted(unstaged)};
}

const branchName = fc.constantFrom('main', 'topic', 'fix');
const revision = fc.oneof(
  {weight: 5, arbitrary: branchName},
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom('HEAD', 'main', 'topic'), fc.constantFrom('~1', '~2', '^', '^2')).map((parts) => parts.join('')),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('HEAD', 'main', 'topic'), fc.integer({min: 1, max: 4})).map(([name, n]) => `${name}@{${n}}`),
  },
  {weight: 1, arbitrary: fc.constantFrom('HEAD', 'ORIG_HEAD')},
);
const line = fc.oneof(
  {weight: 6, arbitrary: fc.constant('git commit')},
  {weight: 1, arbitrary: fc.constant('git commit --amend')},
  {weight: 3, arbitrary: fc.tuple(branchName, revision).map(([name, at]) => `git switch -c ${name} ${at}`)},
  {weight: 4, arbitrary: branchName.map((name) => `git switch ${name}`)},
  {weight: 1, arbitrary: revision.map((at) => `git switch --detach ${at}`)},
  {weight: 1, arbitrary: fc.tuple(fc.constantFrom('-d', '-D'), branchName).map(([option, name]) => `git branch ${option} ${name}`)},
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom('--no-edit', '--no-edit --no-ff'), revision).map((parts) => `git merge ${parts.join(' ')}`),
  },
  {weight: 4, arbitrary: revision.map((at) => `git rebase ${at}`)},
  {
    weight: 2,
    arbitrary: fc
      .tuple(revision, revision, fc.constantFrom('', ' topic', ' fix'))
      .map(([onto, base, name]) => `git rebase --onto ${onto} ${base}${name}`),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom('--soft', '--mixed', '--hard', '--keep'), revision).map((parts) => `git reset ${parts.join(' ')}`),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('', '-m 1 ', '-m 2 '), revision).map(([option, at]) => `git revert --no-edit ${option}${at}`),
  },
  {weight: 3, arbitrary: revision.map((at) => `git cherry-pick ${at}`)},
);

/** What `git commit` stands for is typed in full for Git. */
const typed = (text: string) => (text.startsWith('git commit') ? `${text} -a -m x` : text);

/** Plays the lines on the model, leaves out what it says it does not play, and asks Git the rest. */
function compare(lines: readonly string[]) {
  const commands: GitCommand[] = [];
  const expected: {line: string; ok: boolean; state: Repository}[] = [];
  let state = empty();
  for (const text of lines) {
    try {
      const next = run(state, text);
      commands.push({line: typed(text), edits: next.changes > state.changes ? [state.changes] : []});
      state = next;
      expected.push({line: text, ok: true, state});
    } catch (error) {
      if (!(error instanceof Refusal)) {
        throw error;
      }
      if (!error.ours) {
        commands.push({line: typed(text), edits: []});
        expected.push({line: text, ok: false, state});
      }
    }
  }
  const git = runGit(commands);
  expect(git.states).toHaveLength(expected.length);
  const before: string[] = [];
  expected.forEach(({line: text, ok, state: after}, index) => {
    before.push(text);
    expect({after: before, ok: git.states[index]!.ok, ...ofGit(git.states[index]!, git)}).toEqual({after: before, ok, ...ofModel(after)});
  });
  return expected.map(({line: text, ok}) => ({verb: text.split(' ')[1]!, ok}));
}

const STORIES = [
  [
    'git commit',
    'git switch -c fmt',
    'git commit',
    'git commit',
    'git switch main',
    'git commit',
    'git switch fmt',
    'git rebase main',
    'git reset --keep fmt@{1}',
  ],
  [
    'git commit',
    'git switch -c docs',
    'git commit',
    'git switch main',
    'git commit',
    'git merge --ff-only docs',
    'git merge docs',
    'git revert HEAD',
    'git revert -m 1 HEAD',
    'git merge docs',
    'git revert HEAD',
  ],
  [
    'git commit',
    'git commit',
    'git commit',
    'git reset --soft HEAD~2',
    'git commit',
    'git reset --mixed HEAD~1',
    'git rebase main',
    'git reset --hard HEAD@{1}',
    'git commit --amend',
  ],
  [
    'git commit',
    'git switch -c fmt',
    'git commit',
    'git switch -c csv',
    'git commit',
    'git switch main',
    'git commit',
    'git rebase --onto main fmt csv',
    'git branch -d fmt',
    'git branch -D fmt',
  ],
  [
    'git commit',
    'git switch -c fix',
    'git commit',
    'git switch main',
    'git commit',
    'git cherry-pick fix',
    'git cherry-pick fix',
    'git switch fix',
    'git commit',
    'git rebase main',
  ],
];

/** The same few every time, for they take a while; `GIT_RUNS=200 npx vitest run src/features/git-graph/model` asks about others. */
const RUNS = process.env.GIT_RUNS ? {numRuns: Number(process.env.GIT_RUNS)} : {numRuns: 4, seed: 20261122};

describe('what the real Git does, the model does', () => {
  it('for random commands: graph, branches, HEAD and its log, index and files, and what is refused', {timeout: 600_000}, () => {
    const played = new Set<string>();
    fc.assert(
      fc.property(fc.array(line, {minLength: 12, maxLength: 20}), (lines) => {
        compare(['git commit', 'git commit', 'git switch -c topic', 'git commit', ...lines]).forEach(({verb, ok}) =>
          played.add(`${verb} ${ok}`),
        );
      }),
      {...RUNS, endOnFailure: true},
    );
    // Some are played and some refused: nothing is proved by commands that all fail.
    expect([...played].filter((each) => each.endsWith('true')).length).toBeGreaterThan(4);
    expect([...played].filter((each) => each.endsWith('false')).length).toBeGreaterThan(2);
  });

  it('for the stories that the notes tell', () => {
    const played = STORIES.flatMap((story) => compare(story)).map(({verb, ok}) => `${verb} ${ok}`);
    for (const verb of ['commit', 'switch', 'branch', 'merge', 'rebase', 'reset', 'revert', 'cherry-pick']) {
      expect(played).toContain(`${verb} true`);
    }
  });
});

describe('the model', () => {
  const story = ['git commit', 'git switch -c fmt', 'git commit', 'git commit', 'git switch main', 'git commit', 'git switch fmt'];

  it('names copies after what they copy, and knows commits by name', () => {
    const after = play([...story, 'git rebase main'], empty());
    expect(after.branches.get('fmt')).toBe('C4′');
    expect(after.commits.map(({id}) => id)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C3′', 'C4′']);
    expect(run(after, "git reset --hard c4'").head.at).toBe('C4′');
    expect(run(after, 'git reset --hard C4').branches.get('fmt')).toBe('C4');
    expect(run(after, 'git switch --detach main^').head).toEqual({at: 'C2', branch: undefined});
  });

  it('leaves the repository before a command as it was', () => {
    const before = play(story, empty());
    const copy = structuredClone({...before});
    run(before, 'git rebase main');
    expect({...before}).toEqual(copy);
  });

  it.each([
    ['', /会的命令/],
    ['git pull', /会的命令：commit、branch/],
    ['git toString', /会的命令/],
    ['git reset --forc HEAD', /会的选项：--soft/],
    ['git merge', /merge 要 1 到 1 个名字/],
    ['git merge nobody', /没有 nobody/],
    ['git reset --hard HEAD~9', /没有 HEAD~9/],
    ['git switch nobody', /没有分支 nobody/],
    ['git branch 新分支', /分支名 .+ 有了，或不是字母开头/],
    ['git branch C9', /分支名 .+ 有了，或不是字母开头/],
    ['git branch -d fmt', /正站在 fmt 上/],
    ['git revert C1', /第一个提交/],
  ])('says why it does not do %s', (text, message) => {
    expect(() => run(play(story, empty()), text)).toThrow(message);
  });

  it('stops at as many commits as can be looked at', () => {
    expect(() => play(Array(20).fill('git commit'), empty())).toThrow(/超过 16 个提交/);
  });
});
