interface Start {
  label: string;
  /** Commands that set it up. */
  commands: readonly string[];
  /** Suggested commands. */
  try: readonly string[];
}

const C = 'git commit';
const FORK = [C, 'git switch -c docs', C, 'git switch main', C];

export const SCENES = {
  forward: {
    label: '还没分叉',
    commands: [C, 'git switch -c docs', C, C, 'git switch main'],
    try: ['git merge docs', 'git merge --no-ff docs', C],
  },
  fork: {label: '分了叉', commands: FORK, try: ['git merge docs', 'git merge --ff-only docs', 'git rebase docs', 'git cherry-pick docs']},
  rebase: {
    label: '落后于 main',
    commands: [C, 'git switch -c fmt', C, C, 'git switch main', C, 'git switch fmt'],
    try: ['git rebase main', 'git reset --keep fmt@{1}', 'git merge main', 'git cherry-pick main'],
  },
  stack: {
    label: '分支叠分支',
    commands: [C, 'git switch -c fmt', C, 'git switch -c csv', C, C],
    try: ['git rebase --onto main fmt csv', 'git rebase main', 'git switch fmt', 'git commit --amend'],
  },
  undo: {
    label: '一条线',
    commands: [C, C, C, C],
    try: [
      'git reset --soft HEAD~2',
      'git reset --mixed HEAD~2',
      'git reset --hard HEAD~2',
      'git reset --keep HEAD@{1}',
      'git revert HEAD',
      C,
      'git commit --amend',
    ],
  },
  merged: {
    label: '刚合并完',
    commands: [...FORK, 'git merge docs'],
    try: ['git revert -m 1 HEAD', 'git merge docs', 'git revert HEAD', 'git reset --hard ORIG_HEAD'],
  },
} as const satisfies Record<string, Start>;

export type SceneName = keyof typeof SCENES;
