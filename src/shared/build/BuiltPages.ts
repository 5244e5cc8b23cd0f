import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {mainOf, readBuiltPage} from '../html/builtPage';
import {diskCache} from './diskCache';

/** A finished page: its whole HTML, its parsed content, its route with and without the origin (encoded). */
export interface BuiltPage {
  html: string;
  $: CheerioAPI;
  address: string;
  url: string;
}

/** Where the pages are: the build's folder, the site's origin and base path. */
export interface BuiltSite {
  outDir: string;
  siteConfig: {url: string; baseUrl: string};
}

interface Reader {
  read: (page: BuiltPage) => unknown;
  changesTree: boolean;
}

/** What a reader says of a page by its route (not encoded). @throws Error when there is no such page. */
export type Answers<Result> = (site: BuiltSite, route: string) => Result;

/**
 * Reads the finished pages for the features that publish them in other forms. Parsing is most of the work after a build:
 * each page is parsed once, all readers see the same tree, and what they say is cached on disk until page or code change.
 */
export class BuiltPages {
  private readonly readers = new Map<string, Reader>();
  private readonly known = new Map<string, Record<string, unknown>>();

  /**
   * Adds a reader; does nothing if there is one of this name.
   * @param read gives something that JSON can hold
   * @param changesTree whether it changes the page's tree: it then runs after those that do not
   */
  reader<Result>(name: string, read: (page: BuiltPage) => Result, changesTree = false): Answers<Result> {
    if (!this.readers.has(name)) {
      this.readers.set(name, {read, changesTree});
    }
    return (site, route) => this.answersOf(site, route)[name] as Result;
  }

  private answersOf({outDir, siteConfig: {url: origin, baseUrl}}: BuiltSite, route: string): Record<string, unknown> {
    const key = path.join(outDir, route);
    const known = this.known.get(key);
    if (known) {
      return known;
    }
    const html = readBuiltPage(outDir, route.slice(baseUrl.length));
    const address = encodeURI(route);
    const readers = [...this.readers.keys()].sort().join();
    const answers = diskCache(`page:${readers}`, html, origin + address, () => this.read(html, address, origin + address));
    this.known.set(key, answers);
    return answers;
  }

  private read(html: string, address: string, url: string): Record<string, unknown> {
    const page = {html, $: mainOf(html), address, url};
    const inOrder = [...this.readers].sort(([, a], [, b]) => Number(a.changesTree) - Number(b.changesTree));
    return Object.fromEntries(inOrder.map(([name, {read}]) => [name, read(page)]));
  }
}
