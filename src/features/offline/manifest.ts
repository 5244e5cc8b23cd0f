/** What a build is made of, as its service worker knows it. Numbers are places in `files`. */
export interface Manifest {
  /** A hash of all these files: the same input gives the same name. */
  build: string;
  /** The script that names all others, by which a running page knows its own build. */
  runtime: string;
  files: [path: string, hash: string, bytes: number][];
  /**
   * Pages by their path below the base, decoded and without a slash at the end; the first of `needs` is the page's own HTML.
   * `programs` are kept once they are run, and with a category that is saved.
   */
  pages: Record<string, {title: string; needs: number[]; programs?: number[]}>;
  /** What every page needs, and the few pages that are always there. */
  shell: number[];
  /** Kept once they are used, and with every category that is saved: the search and its index, fonts, tools. */
  extras: number[];
  sections: Section[];
}

/** A category that a reader may save as a whole, with the pages below it in reading order. */
export interface Section {
  page: string;
  title: string;
  pages: string[];
}

/** How many hex digits of a file's SHA-256 the manifest holds: against accidents, not against attacks. */
export const HASH_LENGTH = 12;

/** The names of these files hold a hash of their content: the same name is the same content for good. */
export const IMMUTABLE =
  /^assets\/(?:js|css|images|files)\/.+[.-][0-9a-f]{8,32}\.|^search\/.+\.[0-9a-f]{12}\.json$|^run\/.+-[0-9a-f]{8}\.wasm\.gz$/;

const OF_PICTURE = /^assets\/images\/.+-([0-9a-f]{16})\.\w+$/;

/** What the files of one picture, in its formats and widths, have in common in their names (src/features/pictures/build). */
export const pictureOf = (path: string): string | undefined => OF_PICTURE.exec(path)?.[1];

/** The place of an address below the base, decoded as the manifest spells it; nothing for what lies elsewhere or cannot be decoded. */
export function pathBelow(base: string, url: URL): string | undefined {
  const home = new URL(base);
  if (url.origin !== home.origin || !`${url.pathname}/`.startsWith(home.pathname)) {
    return undefined;
  }
  try {
    return decodeURIComponent(url.pathname.slice(home.pathname.length)).replace(/\/+$/, '');
  } catch {
    return undefined;
  }
}

/** The one address under which a path of the manifest is fetched and kept. */
export const addressOf = (base: string, path: string): string => new URL(path.split('/').map(encodeURIComponent).join('/'), base).href;

/** The address of a file: that of the page where it is the HTML of one (hosts redirect from `x.html` to `x`). */
export const fileAddress = (base: string, path: string): string =>
  addressOf(base, path.replace(/(^|\/)index\.html$|\.html$/, '$1').replace(/\/$/, ''));

/** The programs that readers may run on these pages. */
export function programsOf({pages}: Manifest, paths: Iterable<string>): Set<number> {
  return new Set([...paths].flatMap((path) => pages[path]?.programs ?? []));
}

/** All files that these pages need. */
export function filesOf({pages}: Manifest, paths: Iterable<string>): Set<number> {
  return new Set([...paths].flatMap((path) => pages[path]?.needs ?? []));
}
