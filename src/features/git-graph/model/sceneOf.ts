import type {Label, Scene} from './picture';
import type {Repository} from './repository';

/** Unreachable commits, which only the reflog has. */
export function lost({commits, branches, head}: Repository): string[] {
  const reachable = new Set([...branches.values(), head.at]);
  for (const {id, parents} of [...commits].reverse()) {
    if (reachable.has(id)) {
      parents.forEach((parent) => reachable.add(parent));
    }
  }
  return commits.filter(({id}) => !reachable.has(id)).map(({id}) => id);
}

/** A commit's name by HEAD's reflog, in which every commit occurs. */
export const logName = ({logs}: Repository, id: string) => `HEAD@{${[...logs.get('HEAD')!].reverse().indexOf(id)}}`;

/** The repository as a drawing; commits that `before` does not have are new. */
export function sceneOf(repository: Repository, before = repository): Scene {
  const {commits, branches, head} = repository;
  const ghosts = new Set(lost(repository));
  const labels = new Map<string, Label[]>();
  const add = (id: string, label: Label) => labels.set(id, [...(labels.get(id) ?? []), label]);
  add(head.at, {kind: 'HEAD', text: 'HEAD'});
  if (head.branch) {
    add(head.at, {kind: 'current', text: head.branch});
  }
  branches.forEach((at, name) => name !== head.branch && add(at, {kind: 'branch', text: name}));
  const withChild = new Set(commits.flatMap(({parents}) => parents));
  const tips = [...branches.values(), head.at, ...commits.map(({id}) => id)].filter((id) => !withChild.has(id));
  tips.filter((id) => ghosts.has(id)).forEach((id) => add(id, {kind: 'ref', text: logName(repository, id)}));
  return {
    commits,
    labels,
    ghosts,
    first: [...new Set(tips)],
    fresh: new Set(commits.filter(({id}) => !before.commits.some((each) => each.id === id)).map(({id}) => id)),
  };
}
