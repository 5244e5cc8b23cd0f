import type {Commit} from './layout';

/** A tree as a bit set of changes; in Git, each would be a file with one changed line. */
export type Tree = number;

export interface Snapshot extends Commit {
  tree: Tree;
  /** The source of a copy, revert or merge, for descriptions only. */
  about?: string;
}

/** The state of a repository. Immutable; `run` returns a new one. */
export interface Repository {
  /** In order of creation. */
  commits: readonly Snapshot[];
  /** Branch name to commit, in order of creation. */
  branches: ReadonlyMap<string, string>;
  /** The commit that HEAD leads to, and the branch between them unless it is detached. */
  head: {at: string; branch?: string};
  index: Tree;
  worktree: Tree;
  /** Where each branch and HEAD have been, newest last; and ORIG_HEAD, where HEAD was before a reset, merge or rebase. */
  logs: ReadonlyMap<string, readonly string[]>;
  /** Changes made so far. */
  changes: number;
}

/** A command that Git refuses, or that is not simulated; the message says which, and what to do instead. */
export class Refusal extends Error {
  /** Whether Git would carry it out. */
  declare ours: boolean;
}

/** Refuses a command that Git refuses. */
export function refuse(message: string, ours = false): never {
  throw Object.assign(new Refusal(message), {ours});
}

/** Refuses a command that is not simulated. */
export const notSimulated = (what: string): never => refuse(`${what}，这里不演示。`, true);

/** Limited by the size of the figure and by the bits of a tree. */
const MAX_COMMITS = 16;

/** The first commit, and main on it. */
export function empty(): Repository {
  return {
    commits: [{id: 'C1', parents: [], tree: 0}],
    branches: new Map([['main', 'C1']]),
    head: {at: 'C1', branch: 'main'},
    index: 0,
    worktree: 0,
    logs: new Map([
      ['HEAD', ['C1']],
      ['main', ['C1']],
    ]),
    changes: 0,
  };
}

/** Three-way merge of bit sets; there are no conflicts. */
export const mergeTrees = (base: Tree, ours: Tree, theirs: Tree): Tree => (ours | (theirs & ~base)) & ~(base & ~theirs);

/** A mutable copy of a repository, for one command. */
export class Work implements Repository {
  declare commits: Snapshot[];
  declare branches: Map<string, string>;
  declare head: {at: string; branch?: string};
  declare index: Tree;
  declare worktree: Tree;
  declare logs: Map<string, readonly string[]>;
  declare changes: number;

  constructor(before: Repository) {
    Object.assign(this, before, {
      commits: [...before.commits],
      branches: new Map(before.branches),
      head: {...before.head},
      logs: new Map(before.logs),
    });
  }

  commit(id: string): Snapshot {
    return this.commits.find((each) => each.id === id)!;
  }
  tree(id: string): Tree {
    return this.commit(id).tree;
  }
  /** The commit that a command works on most. */
  get tip(): Snapshot {
    return this.commit(this.head.at);
  }
  get clean(): boolean {
    return this.index === this.tip.tree && this.worktree === this.tip.tree;
  }

  /** A commit and all its ancestors. */
  history(id: string): Set<string> {
    const seen = new Set<string>();
    const follow = (each: string) => {
      if (!seen.has(each)) {
        seen.add(each);
        this.commit(each).parents.forEach(follow);
      }
    };
    follow(id);
    return seen;
  }

  /** The best common ancestor; several, after criss-cross merges, are not simulated. */
  mergeBase(a: string, b: string): string {
    const [left, right] = [this.history(a), this.history(b)];
    const common = [...left].filter((id) => right.has(id));
    const best = common.filter((id) => !common.some((other) => other !== id && this.history(other).has(id)));
    if (best.length > 1) {
      notSimulated('有两个合并基');
    }
    return best[0]!;
  }

  /** Makes a commit; it takes a name of its own or, being a copy, the name of what it copies with a prime. */
  make(parents: readonly string[], tree: Tree, about?: string, copyOf?: string): string {
    if (this.commits.length >= MAX_COMMITS) {
      notSimulated(`超过 ${MAX_COMMITS} 个提交`);
    }
    let id = copyOf ? `${copyOf}′` : `C${this.commits.filter((each) => !each.id.includes('′')).length + 1}`;
    while (this.commits.some((each) => each.id === id)) {
      id += '′';
    }
    this.commits.push({id, parents, tree, about});
    return id;
  }

  /** Moves HEAD and its branch to a commit, with reflog entries. */
  move(to: string) {
    const {branch, at} = this.head;
    this.head.at = to;
    // As in Git: a move to the same commit is logged for HEAD only, and only while it is on a branch.
    if (branch || at !== to) {
      this.note('HEAD', to);
    }
    if (branch) {
      this.branches.set(branch, to);
      if (at !== to) {
        this.note(branch, to);
      }
    }
  }

  note(name: string, at: string) {
    this.logs.set(name, [...(this.logs.get(name) ?? []), at]);
  }

  /** Index and files as in a commit. */
  checkOut(id: string) {
    this.index = this.worktree = this.tree(id);
  }

  /** One more change in the files. */
  edit() {
    this.worktree |= 1 << this.changes++;
  }
}
