import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {listedNotes, listedPosts} from '../../../shared/build/listed';
import {isAboutSite} from './lanes';

export interface LatestItem {
  title: string;
  path: string;
  description: string;
  /** Milliseconds since the epoch; null where the history of the file is unknown. */
  time: number | null;
}

const MAX_NOTES = 6;
const MAX_POSTS = 4;

/** The notes changed last, but for those about this site, and the posts published last, newest first. */
export function listLatest(version: LoadedVersion, blog: BlogContent): {notes: LatestItem[]; posts: LatestItem[]} {
  const notes = listedNotes(version)
    .filter(({sourceDirName}) => !isAboutSite(sourceDirName.split('/')[0]!) && sourceDirName !== '.')
    .map((doc) => ({title: doc.title, path: doc.permalink, description: doc.description, time: doc.lastUpdatedAt ?? null}))
    .sort((a, b) => (b.time ?? 0) - (a.time ?? 0))
    .slice(0, MAX_NOTES);
  const posts = listedPosts(blog)
    .map(({metadata}) => ({
      title: metadata.title,
      path: metadata.permalink,
      description: metadata.description,
      time: metadata.date.getTime(),
    }))
    .sort((a, b) => b.time - a.time)
    .slice(0, MAX_POSTS);
  return {notes, posts};
}
