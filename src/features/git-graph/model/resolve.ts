import {refuse, type Work} from './repository';

/** Resolves a revision: a branch, HEAD, a commit, one of a log (`main@{1}`), and from there `~2`, `^`, `^2`. */
export function resolve({head, logs, commits}: Work, text: string): string {
  const [, name = '', back, steps = ''] = /^(.*?)(?:@\{(\d+)\})?((?:~\d*|\^\d*)*)$/.exec(text.replaceAll("'", '′')) ?? [];
  const find = (id: string) => commits.find((each) => each.id === id.toUpperCase());
  // A ref points to the last entry of its reflog.
  let at = logs.get(name || (head.branch ?? 'HEAD'))?.at(-1 - Number(back ?? 0)) ?? find(name)?.id;
  for (const [, sign, digits] of steps.matchAll(/([~^])(\d*)/g)) {
    const count = Number(digits || 1);
    const [times, nth] = sign === '~' ? [count, 1] : [Math.min(count, 1), count];
    for (let i = 0; i < times; i++) {
      at = at && find(at)!.parents[nth - 1];
    }
  }
  return at ?? refuse(`没有 ${text}。`);
}
