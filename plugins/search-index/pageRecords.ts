import {load, type CheerioAPI} from 'cheerio';
import type {SearchRecord} from '../../src/search/embedded/types';

type Level = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
const LEVELS: Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Pages with text of their own: notes, posts, plain pages and category pages. Lists of pages are not among them. */
const CONTENT_PAGE = '.docs-doc-page, .blog-post-page, .mdx-page';

/** The records of one built page: its title, and each heading below it with the headings above that one. */
export function pageRecords(html: string, url: string): SearchRecord[] {
  const $ = load(html);
  if ($(CONTENT_PAGE).length === 0 || $('meta[name="robots"][content*="noindex"]').length > 0) {
    return [];
  }
  const hierarchy: SearchRecord['hierarchy'] = {lvl0: section($), lvl1: '', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return $('main')
    .find('h1, h2[id], h3[id], h4[id], h5[id], h6[id]')
    .toArray()
    .map((element): SearchRecord => {
      const type = LEVELS[Number(element.tagName.slice(1)) - 1]!;
      LEVELS.slice(LEVELS.indexOf(type)).forEach((level) => Object.assign(hierarchy, {[level]: null}));
      hierarchy[type] = headingText($, element);
      const anchor = type === 'lvl1' ? '' : `#${encodeURIComponent($(element).attr('id') ?? '')}`;
      return {objectID: url + anchor, url: url + anchor, type, content: null, hierarchy: {...hierarchy}};
    });
}

/** The part of the site that a page is in: its first breadcrumb, else the navbar item it lights. */
function section($: CheerioAPI): string {
  const crumb = $('.breadcrumbs__item').not(':has(a[href="/"])').not(':last-child').first();
  const active = $('.navbar__link--active').first();
  return tidy(crumb.text()) || tidy(active.text()) || tidy($('.navbar__title').first().text());
}

function headingText($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string {
  const copy = $(element).clone();
  copy.find('.hash-link, .katex-html').remove();
  return tidy(copy.text());
}

const tidy = (text: string) => text.replace(/[\u200b\s]+/g, ' ').trim();
