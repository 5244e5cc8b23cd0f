import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {askedAs, withPhrases} from './askedAs';
import {searchGroups} from './searchGroups';
import type {SearchRecord} from '../engine/types';
import type {Answers} from '../../../shared/build/BuiltPages';
import {indexFiles} from './indexFiles';
import {inSection, outermostCategories} from './sections';
import {withoutDuplicateCategories} from './withoutDuplicateCategories';

/** Docusaurus gives this page a route of its file's name. */
const NOT_FOUND = '404.html';

/** Writes the records of the built pages to `search/records.json`, and the files that the embedded search reads beside it; logs their number. @throws Error when no page has a record. */
export function writeIndex(
  {outDir, siteDir, siteConfig, routesPaths, plugins}: Pick<Props, 'outDir' | 'siteDir' | 'siteConfig' | 'routesPaths' | 'plugins'>,
  recordsOf: Answers<SearchRecord[]>,
): string {
  const pages = withoutDuplicateCategories(routesPaths).filter((route) => route !== `${siteConfig.baseUrl}${NOT_FOUND}`);
  const asked = askedAs({plugins});
  const categories = outermostCategories({plugins});
  const records = pages.flatMap((route) => {
    const ofPage = withPhrases(recordsOf({outDir, siteConfig}, route), asked.get(route) ?? []);
    // The page itself names no section: it is under the site's name.
    const hasSection = ofPage[0]?.hierarchy.lvl0 !== siteConfig.title;
    return hasSection ? ofPage : inSection(ofPage, categories.get(route) ?? siteConfig.title);
  });
  if (records.length === 0) {
    throw new Error(
      '没有一页有可搜索的内容：Docusaurus 给页面起类名的方式变了 → 改 src/features/search/build/pageRecords.ts 的 CONTENT_PAGE',
    );
  }
  const {titles, tables, text} = indexFiles(records, searchGroups(siteDir));
  const folder = path.join(outDir, 'search');
  mkdirSync(folder, {recursive: true});
  const write = (name: string, content: object) => writeFileSync(path.join(folder, name), JSON.stringify(content));
  write('records.json', records);
  write('titles.json', titles);
  write(titles.tables, tables);
  text.forEach((file, name) => write(name, file));
  return `${records.length} 条记录，来自 ${tables.headings.length} 个页面`;
}
