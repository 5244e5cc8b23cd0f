import path from 'node:path';
import {missingHistory, updatesThatCount} from '../../src/features/freshness/updates';

/** When each doc was last changed for its readers, in seconds since 1970, by its id: its path below docs without the extension. Empty outside a Git repository, and before the first commit. */
export function lastCommits(root: string): Map<string, number> {
  if (missingHistory(root) !== undefined) {
    return new Map();
  }
  const docs = path.resolve(root, 'docs');
  // Oldest first, so that of a doc that changed its extension the newest file counts.
  return new Map(
    [...updatesThatCount(root)].reverse().flatMap(([file, {timestamp}]) => {
      const id = /^(?!\.\.)(.*)\.mdx?$/.exec(path.relative(docs, file))?.[1];
      return id === undefined ? [] : [[id.split(path.sep).join('/'), timestamp / 1000] as const];
    }),
  );
}
