import {Refusal, Work, mergeTrees, type Repository} from './repository';
import {resolve} from './resolve';

/** What was typed after the command's name. */
interface Args {
  /** Options by name, with the value of those that take one. */
  options: ReadonlyMap<string, string>;
  words: readonly string[];
}

interface Command {
  /** Options that it has; true for those that take a value. */
  options: Readonly<Record<string, boolean>>;
  /** How many words it takes. */
  words: readonly [least: number, most: number];
  usage: string;
  run: (work: Work, args: Args) => void;
}

const NAME = /^(?!HEAD$|C\d)[A-Za-z][\w./-]{0,11}$/;

function needsClean(work: Work, ours = false) {
  if (!work.clean) {
    throw new Refusal('有改动没提交：先 git commit，或 git reset --hard 丢掉它们。', ours);
  }
}

function freshBranch(work: Work, name: string, at: string) {
  if (!NAME.test(name)) {
    throw new Refusal(`“${name}”不能当分支名：用字母开头，最多 12 个字母或数字。`, true);
  }
  if (work.branches.has(name)) {
    throw new Refusal(`已经有分支 ${name} 了（a branch named '${name}' already exists）。`);
  }
  work.branches.set(name, at);
  work.logs.set(name, [at]);
}

/** Puts HEAD on a branch, or on a commit without one, and takes changes along where nothing differs. */
function switchTo(work: Work, at: string, branch?: string) {
  if (work.tree(at) !== work.tip.tree) {
    needsClean(work, true);
    work.checkOut(at);
  }
  work.head = {at, branch};
  work.note('HEAD', at);
}

/** Applies what leads from one tree to another on top of HEAD, as a new commit. */
function apply(work: Work, from: number, to: number, about: string, copyOf?: string) {
  needsClean(work, true);
  const tree = mergeTrees(from, work.tip.tree, to);
  if (tree === work.tip.tree) {
    throw new Refusal('做完没有任何改动（nothing to commit）：这里已经是那个样子了。');
  }
  work.move(work.make([work.head.at], tree, about, copyOf));
  work.checkOut(work.head.at);
}

function parentOf(id: string, parent: string | undefined): string {
  if (!parent) {
    throw new Refusal(`${id} 是第一个提交，前面什么也没有，这里不演示。`, true);
  }
  return parent;
}

function commit(work: Work, {options}: Args) {
  const amend = options.has('--amend');
  if (work.worktree === work.tip.tree && !amend) {
    work.edit();
  }
  const {id, parents, about} = work.tip;
  if (amend && work.tree(parentOf(id, parents[0])) === work.worktree && parents.length === 1) {
    throw new Refusal('改完就成了空提交，Git 不肯（doing so would make it empty）。');
  }
  work.index = work.worktree;
  work.move(amend ? work.make(parents, work.worktree, about ?? id, id) : work.make([id], work.worktree));
}

function branch(work: Work, {options, words: [name = '', start = 'HEAD']}: Args) {
  const current = work.head.branch === name;
  if (options.has('-d') || options.has('-D')) {
    const at = work.branches.get(name);
    if (!at) {
      throw new Refusal(`没有分支 ${name}（branch '${name}' not found）。`);
    }
    if (current) {
      throw new Refusal(`正站在 ${name} 上，删不掉：先 git switch 到别处。`);
    }
    if (options.has('-d') && !work.history(work.head.at).has(at)) {
      throw new Refusal(`${name} 还没有合并（not fully merged）：确实不要才用 -D。`);
    }
    work.branches.delete(name);
    work.logs.delete(name);
  } else if (options.has('-f') && work.branches.has(name)) {
    if (current) {
      throw new Refusal(`正站在 ${name} 上，-f 移不动它：用 git reset。`);
    }
    const at = resolve(work, start);
    if (work.branches.get(name) !== at) {
      work.branches.set(name, at);
      work.note(name, at);
    }
  } else {
    freshBranch(work, name, resolve(work, start));
  }
}

function switchBranch(work: Work, {options, words}: Args) {
  const [name = 'HEAD', start = 'HEAD'] = words;
  if (options.has('-c')) {
    const at = resolve(work, start);
    freshBranch(work, name, at);
    switchTo(work, at, name);
  } else if (options.has('--detach')) {
    switchTo(work, resolve(work, name));
  } else {
    const at = work.branches.get(name);
    if (!at) {
      throw new Refusal(`没有分支 ${name}：新建用 git switch -c ${name}，站到提交上用 git switch --detach ${name}。`);
    }
    switchTo(work, at, name);
  }
}

function merge(work: Work, {options, words: [name = '']}: Args) {
  const theirs = resolve(work, name);
  const {id} = work.tip;
  needsClean(work, true);
  const base = work.mergeBase(id, theirs);
  work.original = id;
  if (base === theirs) {
    return;
  }
  if (base !== id && options.has('--ff-only')) {
    throw new Refusal('两边都走了，没法快进（Not possible to fast-forward, aborting）。');
  }
  work.move(base === id && !options.has('--no-ff') ? theirs : work.make([id, theirs], mergeTrees(work.tree(base), work.tip.tree, work.tree(theirs)), name));
  work.checkOut(work.head.at);
}

function rebase(work: Work, {options, words}: Args) {
  const [upstreamName = '', branchName] = words;
  const upstream = resolve(work, upstreamName);
  const onto = options.has('--onto') ? resolve(work, options.get('--onto')!) : upstream;
  if (branchName && !work.branches.has(branchName)) {
    throw new Refusal(`没有分支 ${branchName}。`, true);
  }
  needsClean(work);
  const head = branchName ? {branch: branchName, at: work.branches.get(branchName)!} : {...work.head};
  const theirs = work.history(upstream);
  const own = work.history(head.at);
  const todo = work.commits.filter(({id}) => own.has(id) && !theirs.has(id));
  if (todo.some(({parents}) => parents.length > 1)) {
    throw new Refusal('要搬的提交里有合并提交，rebase 会把它拉直，这里不演示。', true);
  }
  const base = work.mergeBase(onto, head.at);
  if (base === onto && (onto === upstream || work.mergeBase(upstream, head.at) === onto)) {
    // Current branch is up to date.
    if (branchName) {
      if (work.head.branch === branchName) {
        work.note('HEAD', head.at); // Git writes the branch and then HEAD, and HEAD's log hears of both.
      }
      work.head = head;
      work.note('HEAD', head.at);
      work.checkOut(head.at);
    }
    return;
  }
  /** What a commit changes: Git knows a copy of it by that. */
  const patch = (id: string) => {
    const {tree, parents} = work.commit(id);
    return `${tree & ~work.tree(parents[0]!)} ${work.tree(parents[0]!) & ~tree}`;
  };
  const there = new Set([...theirs].filter((id) => !own.has(id) && work.commit(id).parents.length === 1).map(patch));
  work.original = head.at;
  work.note('HEAD', onto);
  let at = onto;
  for (const {id, parents, tree} of todo) {
    const before = work.tree(parents[0]!);
    const result = mergeTrees(before, work.tree(at), tree);
    if (there.has(patch(id))) {
      continue;
    }
    if (parents[0] === at) {
      at = id;
    } else if (result !== work.tree(at)) {
      at = work.make([at], result, id, id.replace(/′+$/, ''));
    } else {
      continue;
    }
    work.note('HEAD', at);
  }
  work.head = {at: head.at, branch: head.branch};
  if (head.branch) {
    work.move(at);
  } else {
    work.head.at = at;
  }
  work.checkOut(at);
}

function reset(work: Work, {options, words: [name = 'HEAD']}: Args) {
  const at = resolve(work, name);
  const [before, after] = [work.tip.tree, work.tree(at)];
  if (options.has('--keep')) {
    const changed = (work.index | work.worktree) ^ before;
    if (work.index !== before || changed & (before ^ after)) {
      throw new Refusal('有改动会被盖掉，--keep 就停下（Could not reset index file）。', work.index !== before);
    }
    work.index = after;
    work.worktree = after ^ changed;
  } else if (options.has('--hard')) {
    work.index = work.worktree = after;
  } else if (!options.has('--soft')) {
    work.index = after;
  }
  work.original = work.head.at;
  work.move(at);
}

function revert(work: Work, {options, words: [name = '']}: Args) {
  const {id, tree, parents} = work.commit(resolve(work, name));
  const mainline = Number(options.get('-m') ?? 0);
  const first = parentOf(id, parents[0]);
  if ((parents.length > 1 && mainline === 0) || mainline > parents.length) {
    throw new Refusal(mainline ? `${id} 没有第 ${mainline} 个父提交可选。` : `${id} 是合并提交，要写 -m 1 选定主线（is a merge but no -m option was given）。`);
  }
  apply(work, tree, work.tree(parents[mainline - 1] ?? first), `撤销 ${id}`);
}

function cherryPick(work: Work, {words: [name = '']}: Args) {
  const {id, tree, parents} = work.commit(resolve(work, name));
  if (parents.length > 1) {
    throw new Refusal(`${id} 是合并提交，要选定主线，这里不演示。`, true);
  }
  apply(work, work.tree(parentOf(id, parents[0])), tree, id, id.replace(/′+$/, ''));
}

const COMMANDS: Readonly<Record<string, Command>> = {
  commit: {options: {'-m': true, '-am': true, '-a': false, '--amend': false, '--no-edit': false}, words: [0, 0], usage: 'git commit，git commit --amend', run: commit},
  branch: {options: {'-d': false, '-D': false, '-f': false}, words: [1, 2], usage: 'git branch 名字 [起点]，-d、-D、-f', run: branch},
  switch: {options: {'-c': false, '--detach': false}, words: [0, 2], usage: 'git switch 分支，-c 新分支 [起点]，--detach 提交', run: switchBranch},
  merge: {options: {'--no-ff': false, '--ff-only': false, '--no-edit': false}, words: [1, 1], usage: 'git merge [--no-ff] 分支', run: merge},
  rebase: {options: {'--onto': true}, words: [1, 2], usage: 'git rebase [--onto 新基] 旧基 [分支]', run: rebase},
  reset: {options: {'--soft': false, '--mixed': false, '--hard': false, '--keep': false}, words: [0, 1], usage: 'git reset [--soft|--mixed|--hard|--keep] 提交', run: reset},
  revert: {options: {'-m': true, '--no-edit': false}, words: [1, 1], usage: 'git revert [-m 1] 提交', run: revert},
  'cherry-pick': {options: {'-x': false}, words: [1, 1], usage: 'git cherry-pick 提交', run: cherryPick},
};

function readArgs({options: known, words: [least, most], usage}: Command, tokens: readonly string[]): Args {
  const options = new Map<string, string>();
  const words: string[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (!token.startsWith('-') || token === '-') {
      words.push(token);
    } else if (token in known) {
      options.set(token, known[token] ? (tokens[(i += 1)] ?? '') : '');
    } else {
      throw new Refusal(`这里不认 ${token}。能写的：${usage}。`, true);
    }
  }
  if (words.length < least || words.length > most) {
    throw new Refusal(`写法不对。能写的：${usage}。`, true);
  }
  return {options, words};
}

/**
 * The repository after one command, as typed; `git commit` stands for a change to a file, `git add` and the commit,
 * or for committing what a reset left in the files.
 * @throws Refusal that says in Chinese why nothing happens
 */
export function run(before: Repository, line: string): Repository {
  const [first, ...rest] = (line.match(/"[^"]*"|'[^']*'|[^\s]+/g) ?? []).map((token) => token.replace(/^(["'])(.*)\1$/, '$2'));
  const tokens = first === 'git' ? rest : [first ?? '', ...rest];
  const command = Object.hasOwn(COMMANDS, tokens[0] ?? '') ? COMMANDS[tokens[0]!]! : undefined;
  if (!command) {
    throw new Refusal(`不认识“${tokens[0] ?? ''}”。会的有：${Object.keys(COMMANDS).join('、')}。`, true);
  }
  const work = new Work(before);
  command.run(work, readArgs(command, tokens.slice(1)));
  return work;
}

/** Whether a line, still being typed, may become a command. */
export function known(line: string): boolean {
  const words = line.trimStart().split(/\s+/);
  const [name = '', ...rest] = words.length > 1 && words[0] === 'git' ? words.slice(1) : words;
  return rest.length > 0 ? Object.hasOwn(COMMANDS, name) : ['git', ...Object.keys(COMMANDS)].some((each) => each.startsWith(name));
}

/** The repository that a list of commands leads to. */
export const play = (commands: readonly string[], start: Repository): Repository => commands.reduce(run, start);
