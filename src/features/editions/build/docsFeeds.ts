import type {DocusaurusConfig} from '@docusaurus/types';
import {Feed} from 'feed';
import {site} from '../../../../config/site';
import {xmlText} from '../../../shared/pure/xmlText';
import type {Page, Site} from '../pages';

const MAX_FEED_ITEMS = 20;

interface Texts {
  addressOf: (page: Page) => string;
  /** The body as HTML that stands anywhere. */
  bodyOf: (page: Page) => string;
}

/** The feeds of the notes changed last, with their full text: of all, and of each section; by file name below the base path. */
export function docsFeeds(config: DocusaurusConfig, {sections, others}: Site, texts: Texts): Map<string, string> {
  const all = [...sections.flatMap(({pages}) => pages), ...others];
  return new Map([
    ...feedFiles(
      config,
      {folder: 'docs', title: `${config.title}：笔记`, description: `${config.title}最近更新的笔记`, home: '', pages: all},
      texts,
    ),
    ...sections.flatMap(({name, label, description, path, pages}) =>
      feedFiles(
        config,
        {folder: `docs/${name}`, title: `${config.title}：${label}`, description, home: path.slice(config.baseUrl.length), pages},
        texts,
      ),
    ),
  ]);
}

interface Channel {
  folder: string;
  title: string;
  description: string;
  /** The page that the feed is about, below the base path. */
  home: string;
  pages: Page[];
}

function feedFiles(
  {url: origin, baseUrl}: DocusaurusConfig,
  {folder, title, description, home, pages}: Channel,
  {addressOf, bodyOf}: Texts,
): [string, string][] {
  const root = origin + baseUrl;
  const link = root + encodeURI(home);
  const items = newest(pages);
  const feed = new Feed({
    id: link,
    link,
    title,
    description,
    language: 'zh-Hans',
    copyright: site.copyright,
    // A feed of nothing was never updated: the time of the build would make each build another one.
    updated: items[0]?.updated ?? new Date(0),
    feedLinks: {atom: `${root}${encodeURI(folder)}/atom.xml`, json: `${root}${encodeURI(folder)}/feed.json`},
  });
  items.forEach((page) =>
    feed.addItem({
      title: page.title,
      id: addressOf(page),
      link: addressOf(page),
      description: page.description,
      content: bodyOf(page),
      date: page.updated,
    }),
  );
  return [
    [`${folder}/rss.xml`, xmlText(feed.rss2())],
    [`${folder}/atom.xml`, xmlText(feed.atom1())],
    [`${folder}/feed.json`, feed.json1()],
  ];
}

/** Without a history there is nothing to say of updates, and the feed waits for the first. */
function newest(pages: Page[]): (Page & {updated: Date})[] {
  const dated = pages.filter((page): page is Page & {updated: Date} => page.updated !== undefined);
  return dated.sort((a, b) => b.updated.getTime() - a.updated.getTime()).slice(0, MAX_FEED_ITEMS);
}
