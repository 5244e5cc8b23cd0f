import {lost, logName} from '../model/sceneOf';
import type {Repository} from '../model/repository';

const bits = (tree: number): number => (tree ? 1 + bits(tree & (tree - 1)) : 0);

const list = (ids: readonly string[]) => ids.join('、');

/** Where HEAD and the branches are. */
export function stateOf({head, branches}: Repository): string {
  const others = [...branches].filter(([name]) => name !== head.branch).map(([name, at]) => `${name} 在 ${at}`);
  const here = head.branch ? `HEAD 在 ${head.branch} 上，${head.branch} 在 ${head.at}` : `HEAD 游离，站在 ${head.at}`;
  return [here, ...others].join('，');
}

/** What is changed and not committed. */
function dirt({commits, head, index, worktree}: Repository): string {
  const {tree} = commits.find(({id}) => id === head.at)!;
  return tree === index && index === worktree ? '' : `没提交的改动：暂存区 ${bits(tree ^ index)} 处，工作区 ${bits(index ^ worktree)} 处。`;
}

function made(before: Repository, after: Repository): string[] {
  return after.commits
    .slice(before.commits.length)
    .map(({id, parents, about}) => `造出 ${id}，父提交 ${list(parents)}${about ? `，${id.includes('′') ? '照抄 ' : ''}${about}` : ''}`);
}

function moved(before: Repository, after: Repository): string[] {
  const names = [...new Set([...before.branches.keys(), ...after.branches.keys()])];
  return names.flatMap((name) => {
    const [from, to] = [before.branches.get(name), after.branches.get(name)];
    return from === to ? [] : !from ? [`新分支 ${name} 指向 ${to}`] : !to ? [`分支 ${name} 没有了`] : [`${name} 从 ${from} 移到 ${to}`];
  });
}

function headOf(before: Repository, after: Repository): string[] {
  const {branch, at} = after.head;
  const same = branch === before.head.branch && (branch || at === before.head.at);
  return same ? [] : [branch ? `HEAD 站到 ${branch}` : `HEAD 游离，站在 ${at}`];
}

/** Describes what a command changed in the graph. */
export function changeOf(before: Repository, after: Repository): string {
  const [gone, wasGone] = [lost(after), lost(before)];
  const newlyGone = gone.filter((id) => !wasGone.includes(id));
  const back = wasGone.filter((id) => !gone.includes(id));
  const last = newlyGone.at(-1);
  return [
    [...made(before, after), ...moved(before, after), ...headOf(before, after)].join('；') || '图没有变',
    '。',
    last ? `${list(newlyGone)} 没有分支走得到了，reflog 里还在（${last} 是 ${logName(after, last)}）。` : '',
    back.length > 0 ? `${list(back)} 又走得到了。` : '',
    dirt(after),
  ].join('');
}
