import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {isListedPage} from './listed';
import {isDoc} from './structure';
import {wellFormed} from './wellFormed';
import {type BuiltPage, type BuiltRule, fault} from './types';

const FILE = 'sitemap.xml';

/** The sitemap lists all pages that are worth finding, and says of docs and posts when they changed. */
export const sitemap: BuiltRule = {
  name: 'sitemap',
  check(build) {
    if (!build.files.has(FILE)) {
      return {checked: 0, problems: [fault(FILE, '没有站点地图', '看 docusaurus.config.ts 的 sitemap')]};
    }
    const text = readFileSync(path.join(build.root, FILE), 'utf8');
    const entries = entriesOf(text);
    const expected = new Set(build.pages.filter(isListedPage).map(({route}) => route));
    const listed = new Set(entries.map(({loc}) => decodeURIComponent(new URL(loc).pathname)));
    const isDated = (page: BuiltPage) => isDoc(page) || page.$('html').hasClass('blog-post-page');
    // Before the first commit nothing has a date.
    const dated = new Set(build.commits.size > 0 ? build.pages.filter(isDated).map(({route}) => route) : []);
    return {
      checked: entries.length,
      problems: [
        ...wellFormed(FILE, text),
        ...entries
          .filter(({loc}) => new URL(loc).origin !== build.origin)
          .map(({loc}) => fault(FILE, `${loc} 不在 ${build.origin}`, '设好 SITE_URL 再构建')),
        ...[...expected].filter((route) => !listed.has(route)).map((route) => fault(FILE, `缺少 ${route}`, '看 config/sitemap.ts')),
        ...[...listed]
          .filter((route) => !expected.has(route))
          .map((route) => fault(FILE, `${route} 没有对应的页面`, '看 config/sitemap.ts')),
        ...entries
          .filter(({loc, lastmod}) => dated.has(decodeURIComponent(new URL(loc).pathname)) && Number.isNaN(Date.parse(lastmod)))
          .map(({loc}) => fault(FILE, `${decodeURIComponent(loc)} 没有 lastmod`, '先提交这一页；CI 要取完整历史（fetch-depth: 0）')),
      ],
    };
  },
};

function entriesOf(text: string): {loc: string; lastmod: string}[] {
  const $ = load(text, {xmlMode: true});
  return $('url')
    .toArray()
    .map((url) => ({loc: $(url).find('> loc').text(), lastmod: $(url).find('> lastmod').text()}));
}
