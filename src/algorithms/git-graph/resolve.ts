import {Refusal, type Work} from './repository';

/** The commit that a name means: a branch, HEAD, a commit, one of a log (`main@{1}`), and from there `~2`, `^`, `^2`. */
export function resolve(work: Work, text: string): string {
  const [, name = '', back, steps = ''] = /^(.*?)(?:@\{(\d+)\})?((?:~\d*|\^\d*)*)$/.exec(text.replaceAll("'", '′')) ?? [];
  let at = back === undefined ? named(work, name) : work.logs.get(name || (work.head.branch ?? 'HEAD'))?.at(-1 - Number(back));
  for (const [, sign, digits] of steps.matchAll(/([~^])(\d*)/g)) {
    const count = digits ? Number(digits) : 1;
    const parent = (id: string | undefined, nth: number) => (id && (nth === 0 ? id : work.commit(id).parents[nth - 1])) || undefined;
    if (sign === '^') {
      at = parent(at, count);
    }
    for (let i = 0; sign === '~' && i < count; i++) {
      at = parent(at, 1);
    }
  }
  if (!at) {
    throw new Refusal(`没有 ${text}（unknown revision）：写分支、HEAD、C3 这样的提交，或 HEAD~1、main@{1}。`);
  }
  return at;
}

function named(work: Work, name: string): string | undefined {
  if (name === 'HEAD' || name === '@') {
    return work.head.at;
  }
  return name === 'ORIG_HEAD' ? work.original : (work.branches.get(name) ?? work.commits.find(({id}) => id.toUpperCase() === name.toUpperCase())?.id);
}
