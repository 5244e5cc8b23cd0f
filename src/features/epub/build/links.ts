import {createHash} from 'node:crypto';
import {filePath} from '../../../shared/markdown/filePath';

/** Where in a book a note stands. */
export interface Place {
  /** The note's address with the origin. */
  url: string;
  /** The file of the chapter of every note of the book, by its route as it is written in the site (not encoded). */
  chapters: ReadonlyMap<string, string>;
}

/** Ids of the site have characters that addresses in books must encode, which not every program undoes: a book has its own. */
export const idOf = (id: string): string => `i${createHash('sha256').update(id).digest('hex').slice(0, 10)}`;

/** Where a link of a note leads in the book: to a chapter or a place in one; to the site where it is of no note of the book. */
export function targetOf(href: string, {url, chapters}: Place): string {
  if (href.startsWith('#')) {
    return `#${idOf(filePath(href.slice(1)))}`;
  }
  const target = new URL(href, url);
  const here = new URL(url);
  const file = target.origin === here.origin ? chapters.get(filePath(target.pathname)) : undefined;
  if (file === undefined) {
    return target.href;
  }
  const hash = target.hash && `#${idOf(filePath(target.hash.slice(1)))}`;
  return target.pathname === here.pathname && hash ? hash : file + hash;
}
