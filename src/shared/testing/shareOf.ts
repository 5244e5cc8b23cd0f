import {execFileSync} from 'node:child_process';

/** `TEST_ALL=yes npm run test:e2e` looks at everything, as the nightly workflow does. */
const ALL = process.env.TEST_ALL === 'yes';

/** The number of commits so far; 0 without a repository, and before the first commit. */
function commits(): number {
  try {
    return Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}));
  } catch {
    return 0;
  }
}

/**
 * One in so many of things that are alike and slow to look at in a browser. The share turns with the commit: `oneIn` commits in a
 * row look at everything, and one commit always at the same.
 * @throws Error when there is nothing to look at
 */
export function shareOf<Item>(items: readonly Item[], oneIn: number, turn = commits()): Item[] {
  if (items.length === 0) {
    throw new Error('没有可看的：先 npm run build。');
  }
  return ALL || items.length <= oneIn ? [...items] : items.filter((_, index) => (index + turn) % oneIn === 0);
}
