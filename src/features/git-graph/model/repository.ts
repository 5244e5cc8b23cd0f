import type {Commit} from './layout';

/** Which changes a snapshot holds, a bit for each: in Git, that many files that differ in one line. */
export type Tree = number;

export interface Snapshot extends Commit {
  tree: Tree;
  /** What a copy copies, a revert undoes, a merge takes in: for the sentence, not for Git. */
  about?: string;
}

/** A repository as far as the graph goes. Nothing in it is changed once it is there; `run` makes a new one. */
export interface Repository {
  /** In the order in which they were made. */
  commits: readonly Snapshot[];
  /** Name to commit, in the order in which they were made. */
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

/** What Git refuses, or what is not played here; the message says which, and how to go on. */
export class Refusal extends Error {
  /** Whether Git would do it. */
  declare ours: boolean;
}

/** Stops the command for a reason that Git has too. */
export function refuse(message: string, ours = false): never {
  throw Object.assign(new Refusal(message), {ours});
}

/** Stops the command where Git would go on. */
export const notPlayed = (what: string): never => refuse(`${what}，这里不演示。`, true);

/** As many commits as can be looked at, and no more changes than a tree has bits. */
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

/** Each change as in the side that changed it; both sides never change one to different things. */
export const mergeTrees = (base: Tree, ours: Tree, theirs: Tree): Tree => (ours | (theirs & ~base)) & ~(base & ~theirs);

/** A repository that one command works on. */
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

  /** All commits that one leads to, itself too. */
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

  /** The best common ancestor; two of them, after crossed merges, are not played here. */
  mergeBase(a: string, b: string): string {
    const [left, right] = [this.history(a), this.history(b)];
    const common = [...left].filter((id) => right.has(id));
    const best = common.filter((id) => !common.some((other) => other !== id && this.history(other).has(id)));
    if (best.length > 1) {
      notPlayed('有两个合并基');
    }
    return best[0]!;
  }

  /** Makes a commit; it takes a name of its own or, being a copy, the name of what it copies with a prime. */
  make(parents: readonly string[], tree: Tree, about?: string, copyOf?: string): string {
    if (this.commits.length >= MAX_COMMITS) {
      notPlayed(`超过 ${MAX_COMMITS} 个提交`);
    }
    let id = copyOf ? `${copyOf}′` : `C${this.commits.filter((each) => !each.id.includes('′')).length + 1}`;
    while (this.commits.some((each) => each.id === id)) {
      id += '′';
    }
    this.commits.push({id, parents, tree, about});
    return id;
  }

  /** Takes HEAD, and the branch that it is on, to a commit, and notes it in their logs. */
  move(to: string) {
    const {branch, at} = this.head;
    this.head.at = to;
    // As Git has it: a step on the spot is noted for HEAD while HEAD is on a branch, and for nothing else.
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
