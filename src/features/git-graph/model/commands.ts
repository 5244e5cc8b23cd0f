import {Work, mergeTrees, notSimulated, refuse, type Repository} from './repository';
import {resolve} from './resolve';

/** Options that were typed, with the value of those that take one. */
type Options = ReadonlyMap<string, string>;

type Command = readonly [
  run: (work: Work, options: Options, ...words: string[]) => void,
  /** How many words it takes. */
  least: number,
  most: number,
  /** Options that it has; a colon after those that take a value. */
  options: string,
];

const NAME = /^(?!HEAD$|C\d)[A-Za-z][\w./-]{0,11}$/;

const needsClean = (work: Work, ours = true) => work.clean || refuse('有改动没提交，先 commit。', ours);

const noBranch = (name: string) => refuse(`没有分支 ${name}。`);

/** The original of a copied commit, after which copies are named. */
const stem = (id: string) => id.replace(/′+$/, '');

const parentOf = (id: string, parent: string | undefined) => parent ?? notSimulated(`${id} 是第一个提交`);

function freshBranch(work: Work, name: string, at: string) {
  if (work.branches.has(name) || !NAME.test(name)) {
    refuse(`分支名 ${name} 有了，或不是字母开头的短名字。`);
  }
  work.branches.set(name, at);
  work.note(name, at);
}

/** Checks out a branch or, detached, a commit; uncommitted changes are kept if both commits have the same tree. */
function switchTo(work: Work, at: string, branch?: string) {
  if (work.tree(at) !== work.tip.tree) {
    needsClean(work);
    work.checkOut(at);
  }
  work.head = {at, branch};
  work.note('HEAD', at);
}

/** Commits the difference of two commits on top of HEAD. */
function apply(work: Work, from: string, to: string, about: string, copyOf?: string) {
  needsClean(work);
  const {id, tree} = work.tip;
  const result = mergeTrees(work.tree(from), tree, work.tree(to));
  if (result === tree) {
    refuse('做完没有改动。');
  }
  work.move(work.make([id], result, about, copyOf));
  work.checkOut(work.head.at);
}

function commit(work: Work, options: Options) {
  const amend = options.has('--amend');
  const {id, parents, tree, about = id} = work.tip;
  if (work.worktree === tree && !amend) {
    work.edit();
  }
  if (amend && work.tree(parentOf(id, parents[0])) === work.worktree && !parents[1]) {
    refuse('改完就成了空提交。');
  }
  work.index = work.worktree;
  work.move(amend ? work.make(parents, work.worktree, about, stem(id)) : work.make([id], work.worktree));
}

function branch(work: Work, options: Options, name: string, start = 'HEAD') {
  const force = options.has('-D');
  if (!force && !options.has('-d')) {
    return freshBranch(work, name, resolve(work, start));
  }
  const at = work.branches.get(name) ?? noBranch(name);
  if (work.head.branch === name) {
    refuse(`正站在 ${name} 上。`);
  }
  if (!force && !work.history(work.head.at).has(at)) {
    refuse(`${name} 没有合并，确实不要才用 -D。`);
  }
  work.branches.delete(name);
  work.logs.delete(name);
}

function switchBranch(work: Work, options: Options, name = 'HEAD', start = 'HEAD') {
  if (options.has('-c')) {
    const at = resolve(work, start);
    freshBranch(work, name, at);
    switchTo(work, at, name);
  } else if (options.has('--detach')) {
    switchTo(work, resolve(work, name));
  } else {
    switchTo(work, work.branches.get(name) ?? noBranch(name), name);
  }
}

function merge(work: Work, options: Options, name: string) {
  const theirs = resolve(work, name);
  const {id, tree} = work.tip;
  needsClean(work);
  const base = work.mergeBase(id, theirs);
  work.note('ORIG_HEAD', id);
  if (base === theirs) {
    return;
  }
  if (base !== id && options.has('--ff-only')) {
    refuse('两边都走了，没法快进。');
  }
  work.move(
    base === id && !options.has('--no-ff') ? theirs : work.make([id, theirs], mergeTrees(work.tree(base), tree, work.tree(theirs))),
  );
  work.checkOut(work.head.at);
}

function rebase(work: Work, options: Options, upstreamName: string, branchName?: string) {
  const upstream = resolve(work, upstreamName);
  const onto = resolve(work, options.get('--onto') ?? upstreamName);
  const head = branchName ? {branch: branchName, at: work.branches.get(branchName) ?? noBranch(branchName)} : {...work.head};
  needsClean(work, false);
  const [theirs, own] = [work.history(upstream), work.history(head.at)];
  const todo = work.commits.filter(({id}) => own.has(id) && !theirs.has(id));
  if (todo.some(({parents}) => parents[1])) {
    notSimulated('要搬的里面有合并提交');
  }
  if (work.mergeBase(onto, head.at) === onto && work.mergeBase(upstream, head.at) === onto) {
    // Current branch is up to date.
    if (branchName) {
      if (work.head.branch === branchName) {
        work.note('HEAD', head.at); // Git updates the branch and then HEAD, and both are in HEAD's reflog.
      }
      work.head = head;
      work.note('HEAD', head.at);
      work.checkOut(head.at);
    }
    return;
  }
  /** A commit's changes (patch id), by which Git recognises copies. */
  const patch = (id: string) => {
    const {tree, parents} = work.commit(id);
    const before = work.tree(parents[0]!);
    return `${tree & ~before} ${before & ~tree}`;
  };
  const there = [...theirs].filter((id) => !own.has(id) && !work.commit(id).parents[1]).map(patch);
  work.note('ORIG_HEAD', head.at);
  work.note('HEAD', onto);
  let at = onto;
  for (const {id, parents, tree} of todo) {
    const base = work.tree(at);
    const result = mergeTrees(work.tree(parents[0]!), base, tree);
    const asItIs = parents[0] === at;
    if (!there.includes(patch(id)) && (asItIs || result !== base)) {
      at = asItIs ? id : work.make([at], result, id, stem(id));
      work.note('HEAD', at);
    }
  }
  work.head = head;
  if (head.branch) {
    work.move(at);
  }
  head.at = at;
  work.checkOut(at);
}

function reset(work: Work, options: Options, name = 'HEAD') {
  const at = resolve(work, name);
  const [before, after] = [work.tip.tree, work.tree(at)];
  if (options.has('--keep')) {
    const staged = work.index !== before;
    const changed = work.worktree ^ before;
    if (staged || changed & (before ^ after)) {
      refuse('有改动会被盖掉。', staged);
    }
    work.index = after;
    work.worktree = after ^ changed;
  } else if (options.has('--hard')) {
    work.checkOut(at);
  } else if (!options.has('--soft')) {
    work.index = after;
  }
  work.note('ORIG_HEAD', work.head.at);
  work.move(at);
}

function revert(work: Work, options: Options, name: string) {
  const {id, parents} = work.commit(resolve(work, name));
  const first = parentOf(id, parents[0]);
  const mainline = Number(options.get('-m') ?? 0);
  if ((parents[1] && !mainline) || mainline > parents.length) {
    refuse(`${id} 有 ${parents.length} 个父提交，写 -m 1 选定主线。`);
  }
  apply(work, id, parents[mainline - 1] ?? first, `撤销 ${id}`);
}

function cherryPick(work: Work, _options: Options, name: string) {
  const {id, parents} = work.commit(resolve(work, name));
  if (parents[1]) {
    notSimulated(`${id} 是合并提交`);
  }
  apply(work, parentOf(id, parents[0]), id, id, stem(id));
}

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['commit', [commit, 0, 0, '-m: -am: -a --amend --no-edit']],
  ['branch', [branch, 1, 2, '-d -D']],
  ['switch', [switchBranch, 0, 2, '-c --detach']],
  ['merge', [merge, 1, 1, '--no-ff --ff-only --no-edit']],
  ['rebase', [rebase, 1, 2, '--onto:']],
  ['reset', [reset, 0, 1, '--soft --mixed --hard --keep']],
  ['revert', [revert, 1, 1, '-m: --no-edit']],
  ['cherry-pick', [cherryPick, 1, 1, '-x']],
] satisfies [string, Command][]);

/** Message for unknown commands. */
export const UNKNOWN = `会的命令：${[...COMMANDS.keys()].join('、')}。`;

/** Whether a line, still being typed, may become a command. */
export function known(line: string): boolean {
  const typed = line.trimStart();
  return [...COMMANDS.keys()].flatMap((name) => [name, `git ${name}`]).some((full) => full.startsWith(typed) || typed.startsWith(full));
}

/**
 * The repository after one command, as typed; `git commit` stands for a change to a file, `git add` and the commit,
 * or for committing what a reset left in the files.
 * @throws Refusal that says in Chinese why nothing happens
 */
export function run(before: Repository, line: string): Repository {
  const tokens = (line.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((token) => token.replace(/^(["'])(.*)\1$/, '$2'));
  const name = (tokens[0] === 'git' ? tokens.splice(0, 2)[1] : tokens.shift()) ?? '';
  const [act, least, most, known] = COMMANDS.get(name) ?? refuse(UNKNOWN, true);
  const options = new Map<string, string>();
  const words: string[] = [];
  while (tokens.length > 0) {
    const token = tokens.shift()!;
    if (!token.startsWith('-')) {
      words.push(token);
    } else if (!known.split(/:? |:$/).includes(token)) {
      refuse(`会的选项：${known}。`, true);
    } else {
      options.set(token, `${known} `.includes(`${token}: `) ? (tokens.shift() ?? '') : '');
    }
  }
  if (words.length < least || words.length > most) {
    refuse(`${name} 要 ${least} 到 ${most} 个名字。`, true);
  }
  const work = new Work(before);
  act(work, options, ...(words as [string]));
  return work;
}

/** The repository that a list of commands leads to. */
export const play = (commands: readonly string[], start: Repository): Repository => commands.reduce(run, start);
