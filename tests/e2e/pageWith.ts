import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';

/** Pages by folder; read once in each process. */
const pages = new Map<string, [address: string, html: string][]>();

/**
 * The pages of a folder of the real site's build with their HTML, the shortest first: they cost a browser the least.
 * @param folder `docs` for notes (their categories are left out), `docs/category`, `book`, `blog`
 */
export function pagesIn(folder: string): [address: string, html: string][] {
  if (!pages.has(folder)) {
    const files = globSync(`build/${folder}/**/*.html`, {ignore: folder === 'docs' ? 'build/docs/category/**' : []}).sort();
    const read = files.map((file): [string, string] => [`/${file.replace(/^build\/|\.html$/g, '')}`, readFileSync(file, 'utf8')]);
    pages.set(
      folder,
      read.sort(([, a], [, b]) => a.length - b.length),
    );
  }
  return pages.get(folder)!;
}

function missing(pattern: RegExp, folder: string): Error {
  return new Error(
    `真站的 ${folder} 里没有一页有 ${pattern.source}：先 npm run build；内容真的没有了，就把这个测试移到小站（tests/variant）。`,
  );
}

/**
 * The address of the shortest note of the real site whose HTML has this: a test of behaviour holds whatever notes are called.
 * @param folder where to look instead, as in `pagesIn`
 * @throws Error when no page has it
 */
export function pageWith(pattern: RegExp, folder = 'docs'): string {
  const found = pagesIn(folder).find(([, html]) => pattern.test(html));
  if (!found) {
    throw missing(pattern, folder);
  }
  return found[0];
}

/**
 * The address of the page whose HTML has this most often.
 * @param pattern with the flag g
 * @throws Error when no page has it
 */
export function pageWithMost(pattern: RegExp, folder = 'docs'): string {
  const counted = pagesIn(folder).map(([address, html]) => [address, html.match(pattern)?.length ?? 0] as const);
  const [address, count] = counted.reduce((most, one) => (one[1] > most[1] ? one : most));
  if (count === 0) {
    throw missing(pattern, folder);
  }
  return address;
}

/** The first note with a player of this algorithm. */
export const pageWithPlayer = (name: string): string =>
  pageWith(new RegExp(`data-island="AlgorithmPlayer"[^>]*&quot;name&quot;:&quot;${name}&quot;`));

/** A note with tabs. */
export const pageWithTabs = (): string => pageWith(/role="?tab[" >]/);
