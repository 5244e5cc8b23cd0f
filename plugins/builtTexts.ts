import path from 'node:path';
import type {SearchRecord} from '../src/search/engine/types';
import {mainOf, readBuiltPage} from './builtPage';
import {plainBody} from './editions/plain';
import {toMarkdown} from './editions/toMarkdown';
import {kept} from './kept';
import {pageRecords} from './search-index/pageRecords';

/** What a built page says, in the forms that others than its readers want. */
export interface BuiltTexts {
  /** For the search. */
  records: SearchRecord[];
  /** The body of a note or a post as Markdown, and as HTML that stands anywhere. */
  markdown: string;
  html: string;
}

/** Where the pages are: the build's folder, the site's origin and base path. */
interface BuiltSite {
  outDir: string;
  siteConfig: {url: string; baseUrl: string};
}

const known = new Map<string, BuiltTexts | undefined>();

/**
 * The texts of a page by its route (not encoded); undefined where there is no such page. To parse the pages is most of the
 * work after a build: each is parsed once, for all who ask.
 */
export function builtTexts({outDir, siteConfig: {url: origin, baseUrl}}: BuiltSite, route: string): BuiltTexts | undefined {
  const key = path.join(outDir, route);
  if (!known.has(key)) {
    const page = readBuiltPage(outDir, route.slice(baseUrl.length));
    const address = encodeURI(route);
    known.set(key, page === undefined ? undefined : kept('texts', page, origin + address, () => textsOf(page, origin, address)));
  }
  return known.get(key);
}

function textsOf(page: string, origin: string, address: string): BuiltTexts {
  const $ = mainOf(page);
  const records = pageRecords(page, address, $);
  const body = plainBody($, origin + address);
  return {records, markdown: toMarkdown(body), html: body.html()};
}
