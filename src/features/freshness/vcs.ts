import path from 'node:path';
import {getVcsPreset} from '@docusaurus/utils';
import type {VcsConfig} from '@docusaurus/types';
import {isShallow, updatesThatCount, type Update} from './updates';

const git = getVcsPreset(process.env.NODE_ENV === 'development' ? 'hardcoded' : 'git-eager');

/**
 * Git quotes a Chinese path in its output ("\346\226\207…"), and Docusaurus then finds no date for it, silently.
 * The environment is git's own way to set an option for the commands of one process.
 */
function quoteNoPaths() {
  const count = Number(process.env.GIT_CONFIG_COUNT ?? 0);
  Object.assign(process.env, {
    GIT_CONFIG_COUNT: String(count + 1),
    [`GIT_CONFIG_KEY_${count}`]: 'core.quotePath',
    [`GIT_CONFIG_VALUE_${count}`]: 'false',
  });
}

let updates = new Map<string, Update>();
let warned = false;

/** Without a history to read (a downloaded archive, no git on the machine) a page has no date: no reason to fail the build. */
function orNull<T>(reading: Promise<T>): Promise<T | null> {
  return reading.catch((error: Error) => {
    if (!warned) {
      warned = true;
      const [reason] = error.message.split('\n');
      console.warn(`读不到 git 历史，页面将没有更新日期。提交一次以后就有；已经提交过，就在完整克隆的仓库里构建。（${reason}）`);
    }
    return null;
  });
}

/** Docusaurus' git reader, for Chinese paths, for commits that are no update to a reader, and for places without a history. */
export const vcs: VcsConfig = {
  initialize(params) {
    quoteNoPaths();
    git.initialize(params);
    try {
      if (isShallow(params.siteDir)) {
        console.warn(
          '这是浅克隆：更早的改动看不到，许多页的“更新于”会写成取到的最早一次提交的日期。先 git fetch --unshallow；CI 里写 fetch-depth: 0。',
        );
      }
      updates = updatesThatCount(params.siteDir);
    } catch {
      // No history: `orNull` says so when a page asks.
    }
  },
  // The sitemap asks with paths relative to the site, which the eager reader does not know.
  getFileCreationInfo: (file) => orNull(git.getFileCreationInfo(path.resolve(file))),
  getFileLastUpdateInfo: (file) => {
    const update = updates.get(path.resolve(file));
    return update ? Promise.resolve(update) : orNull(git.getFileLastUpdateInfo(path.resolve(file)));
  },
};
