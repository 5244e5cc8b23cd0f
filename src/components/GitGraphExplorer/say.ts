import {lost, logName} from '../../algorithms/git-graph/sceneOf';
import type {Repository} from '../../algorithms/git-graph/repository';

const bits = (tree: number): number => (tree ? 1 + bits(tree & (tree - 1)) : 0);

const list = (ids: readonly string[]) => ids.join('、');

/** Where HEAD and the branches are. */
export function stateOf({head, branches}: Repository): string {
  const others = [...branches].filter(([name]) => name !== head.branch).map(([name, at]) => `${name} 在 ${at}`);
  const here = head.branch ? `HEAD 在 ${head.branch} 上，${head.branch} 在 ${head.at}` : `HEAD 游离，直接站在 ${head.at}`;
  return [here, ...others].join('，');
}

/** What is changed and not committed. */
function dirt({commits, head, index, worktree}: Repository): string[] {
  const {tree} = commits.find(({id}) => id === head.at)!;
  const [staged, unstaged] = [bits(tree ^ index), bits(index ^ worktree)];
  return [...(staged ? [`暂存区里有 ${staged} 处改动等着提交`] : []), ...(unstaged ? [`工作区里有 ${unstaged} 处改动没有暂存`] : [])];
}

function made(before: Repository, after: Repository): string[] {
  const fresh = after.commits.slice(before.commits.length);
  const copies = fresh.filter(({id, about}) => about && id.startsWith(`${about.replace(/′+$/, '')}′`));
  const others = fresh.filter((commit) => !copies.includes(commit));
  return [
    ...(copies.length > 0 ? [`照着 ${list(copies.map(({about}) => about!))} 另造了 ${list(copies.map(({id}) => id))}`] : []),
    ...others.map(({id, parents, about}) => (parents.length > 1 ? `造出合并提交 ${id}，父提交是 ${list(parents)}` : about ? `造出 ${id}，它${about}` : `造出 ${id}，父提交是 ${list(parents)}`)),
  ];
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
  return branch !== before.head.branch ? [branch ? `HEAD 站到 ${branch}` : `HEAD 游离，直接站在 ${at}`] : !branch && at !== before.head.at ? [`HEAD 移到 ${at}，没有分支跟着`] : [];
}

/** What a command did to the graph, in a sentence or two. */
export function changeOf(before: Repository, after: Repository): string {
  const [gone, wasGone] = [lost(after), lost(before)];
  const newlyGone = gone.filter((id) => !wasGone.includes(id));
  const back = wasGone.filter((id) => !gone.includes(id));
  const name = newlyGone.length > 0 && logName(after, newlyGone.at(-1)!);
  const facts = [...made(before, after), ...moved(before, after), ...headOf(before, after)];
  const sentences = [
    facts.length > 0 ? `${facts.join('；')}。` : '图没有变。',
    ...(newlyGone.length > 0 ? [`${list(newlyGone)} 没有分支走得到了，reflog 里还在${name ? `（${newlyGone.at(-1)} 是 ${name}）` : ''}。`] : []),
    ...(back.length > 0 ? [`${list(back)} 又走得到了。`] : []),
    ...dirt(after).map((fact) => `${fact}。`),
  ];
  return sentences.join('');
}
