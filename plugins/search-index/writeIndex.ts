import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {searchGroups} from '../../glossary/searchGroups';
import {readBuiltPage} from '../builtPage';
import {kept} from '../kept';
import {indexFiles} from './indexFiles';
import {pageRecords} from './pageRecords';
import {withoutTwins} from './withoutTwins';

export interface BuiltSite {
  outDir: string;
  siteDir: string;
  baseUrl: string;
  routesPaths: string[];
}

/** Writes the records of the built pages to `search/records.json`, and the files that the embedded search reads beside it; says how many they are. */
export function writeIndex({outDir, siteDir, baseUrl, routesPaths}: BuiltSite): string {
  const records = withoutTwins(routesPaths).flatMap((route) => {
    const html = readBuiltPage(outDir, route.slice(baseUrl.length));
    const url = encodeURI(route);
    return html ? kept('records', html, url, () => pageRecords(html, url)) : [];
  });
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
