import path from 'node:path';
import {getVcsPreset} from '@docusaurus/utils';
import type {VcsConfig} from '@docusaurus/types';
import {isShallow, missingHistory, updatesThatCount, type Update} from './updates';

const isDevelopment = process.env.NODE_ENV === 'development';
const git = getVcsPreset(isDevelopment ? 'hardcoded' : 'git-eager');

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
let hasHistory = false;

/** Without a history to read (a new site, a downloaded archive, no git on the machine) a page has no date: no reason to fail the build. */
const orNull = <T>(read: () => Promise<T>): Promise<T | null> => (hasHistory ? read() : Promise.resolve(null));

/** Docusaurus' git reader, for Chinese paths, for commits that are no update to a reader, and for places without a history. */
export const vcs: VcsConfig = {
  initialize(params) {
    const reason = missingHistory(params.siteDir);
    hasHistory = reason === undefined;
    if (reason !== undefined) {
      if (!isDevelopment) {
        console.warn(`页面没有更新日期：${reason}。提交一次以后就有；下载的压缩包里没有历史，要克隆。`);
      }
      return;
    }
    quoteNoPaths();
    git.initialize(params);
    if (isShallow(params.siteDir)) {
      console.warn(
        '这是浅克隆：更早的改动看不到，许多页的“更新于”会写成取到的最早一次提交的日期。先 git fetch --unshallow；CI 里写 fetch-depth: 0。',
      );
    }
    updates = updatesThatCount(params.siteDir);
  },
  // The sitemap asks with paths relative to the site, which the eager reader does not know.
  getFileCreationInfo: (file) => orNull(() => git.getFileCreationInfo(path.resolve(file))),
  getFileLastUpdateInfo(file) {
    const update = updates.get(path.resolve(file));
    return update ? Promise.resolve(update) : orNull(() => git.getFileLastUpdateInfo(path.resolve(file)));
  },
};
