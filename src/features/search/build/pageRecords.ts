import type {CheerioAPI} from 'cheerio';
import type {SearchRecord} from '../engine/types';
import {outerHtml} from '../../../shared/html/elements';
import {findTag} from '../../../shared/html/startTags';
import {mainOf, parseBuilt} from '../../../shared/html/builtPage';
import {passagesOf} from './passages';
import {tidy} from './text';

type Level = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
const LEVELS: Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Pages that are indexed: notes, posts, plain pages and category pages, but no lists. */
const CONTENT_PAGE = /\b(?:docs-doc-page|blog-post-page|mdx-page)\b/;

/** Weights of the DocSearch crawler. */
const WEIGHTS: Record<Level | 'content', number> = {lvl1: 90, lvl2: 80, lvl3: 70, lvl4: 60, lvl5: 50, lvl6: 40, content: 0};

/**
 * The records of one built page: its title, and each heading and passage below it with the headings above that one.
 * @param $ the page's content, not modified
 * @throws Error when the page's section (lvl0) cannot be determined
 */
export function pageRecords(html: string, url: string, $: CheerioAPI = mainOf(html)): SearchRecord[] {
  const page = findTag(html, 'html');
  const kind = page?.attribute('class') ?? '';
  if (!CONTENT_PAGE.test(kind) || metadata(html, 'robots')?.includes('noindex')) {
    return [];
  }
  const isCategory = kind.includes('docs-doc-page') && $('article').length === 0;
  const lvl0 = isCategory ? tidy($('h1').text()) : section($, html);
  if (!lvl0) {
    throw new Error(`${url}：看不出这一页属于哪一部分：面包屑和导航栏的类名变了 → 改 src/features/search/build/pageRecords.ts 的 section`);
  }
  const hierarchy: SearchRecord['hierarchy'] = {lvl0, lvl1: '', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const language = page?.attribute('lang') ?? '';
  const tag = metadata(html, 'docsearch:docusaurus_tag') ?? 'default';
  const records: SearchRecord[] = [];
  let anchor: string | null = null;
  let passages = 0;
  const add = (type: Level | 'content', content: string | null) => {
    const here = url + (anchor === null ? '' : `#${encodeURIComponent(anchor)}`);
    records.push({
      objectID: content === null ? here : `${here}:${passages++}`,
      url: here,
      url_without_anchor: url,
      anchor,
      type,
      content,
      hierarchy: {...hierarchy},
      weight: {pageRank: 0, level: WEIGHTS[type], position: records.length},
      lang: language,
      language,
      docusaurus_tag: tag,
    });
  };
  for (const {tag: name, id, text} of passagesOf($)) {
    if (name === 'content') {
      add('content', text);
      continue;
    }
    const type = LEVELS[Number(name.slice(1)) - 1]!;
    LEVELS.slice(LEVELS.indexOf(type)).forEach((level) => Object.assign(hierarchy, {[level]: null}));
    hierarchy[type] = text;
    anchor = type === 'lvl1' ? null : id;
    passages = 0;
    add(type, null);
  }
  return records;
}

/** A meta value from the page's head, read without parsing the head. */
const metadata = (html: string, name: string) => findTag(html, 'meta', (tag) => tag.attribute('name') === name)?.attribute('content');

/**
 * The section of a page (lvl0): the nearest breadcrumb above it with a page of its own, else the first; else the active navbar item.
 * The parts of a section (config/sections.ts) have no page: a note is found under what a reader calls the whole of it.
 */
function section($: CheerioAPI, html: string): string {
  const home = findTag(html, 'a', (tag) => tag.hasClass('navbar__brand'))?.attribute('href') ?? '/';
  const above = $('.breadcrumbs__item').not(`:has(a[href="${home}"])`).not(':last-child');
  const linked = above.filter(':has(a)');
  return tidy((linked.length > 0 ? linked.last() : above.first()).text()) || activeItem(html);
}

function activeItem(html: string): string {
  const navbar = parseBuilt(outerHtml(html, 'nav'));
  return tidy(navbar('.navbar__link--active').first().text()) || tidy(navbar('.navbar__title').first().text());
}
