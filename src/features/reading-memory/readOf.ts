import type {Memory} from './client/memory';

/** A page that was begun and not read to its end. */
export interface Begun {
  href: string;
  title: string;
}

/** What a reader has read, by the addresses of the pages as the site writes them. */
export interface Read {
  done: ReadonlySet<string>;
  /** The page that was read last first. */
  begun: Begun[];
}

/** What the memory says, for lists of pages. */
export function readOf({off, pages}: Memory, baseUrl: string): Read {
  const known = off ? [] : Object.entries(pages).map(([path, page]) => ({...page, href: baseUrl + path.slice(1)}));
  return {
    done: new Set(known.flatMap(({href, done}) => (done ? [href] : []))),
    begun: known
      .filter(({done, place}) => !done && place)
      .sort((a, b) => b.at - a.at)
      .map(({href, title}) => ({href, title})),
  };
}
