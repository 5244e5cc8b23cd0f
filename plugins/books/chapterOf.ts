import {load, type Cheerio, type CheerioAPI, type Element} from 'cheerio';
import {setAside} from './setAside';

/** Where in a book a note stands. */
export interface Place {
  /** The note's address with the origin. */
  url: string;
  /** Number of the chapter of every note of the book, by its route as it is written in the site (not encoded). */
  chapters: ReadonlyMap<string, number>;
  number: number;
}

/** What paper and a page without script have no use for: what is pressed, and what leads about the site. */
const USELESS = [
  '.theme-doc-toc-mobile, .hash-link, .relations, .quickref-bar, .quickref-copy',
  'script, template, noscript, button, select, textarea, [role="tablist"]',
  '[data-island] :is(fieldset, label, input, [class*="fields_"], [class*="stepper_"])',
].join(', ');
/** Attributes that name elements of the page by their ids. */
const REFERENCES = ['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

export const chapterId = (number: number): string => `n${number}`;

/** A note's built HTML as a chapter: its ids told from those of the others, its headings one level lower, links to notes of the book leading to their chapters, everything open. */
export function chapterOf(html: string, place: Place): string {
  const {rest, restore} = setAside(html.slice(html.indexOf('<article'), html.lastIndexOf('</article>')));
  const $ = load(rest, null, false);
  const body = $('.theme-doc-markdown').first();
  if (body.find('h1').length !== 1) {
    throw new Error(`${place.url}：页面里没有正文，或者没有恰好一个一级标题：plugins/books 找的是 .theme-doc-markdown`);
  }
  body.find('[data-markdown]').closest('li').remove();
  body.find(USELESS).remove();
  open($, body);
  lowerHeadings(body);
  rename(body, `${chapterId(place.number)}-`);
  body.find('a[href]').each((_, link) => void (link.attribs.href = leadTo(link.attribs.href!, place)));
  body.find('h2').attr('id', chapterId(place.number));
  return restore($.html(body));
}

function open($: CheerioAPI, body: Cheerio<Element>): void {
  body.find('details').attr('open', '');
  body.find('[data-island] [tabindex]').removeAttr('tabindex');
  body.find('[role="tabpanel"]').each((_, panel) => {
    $(panel).removeAttr('hidden').removeAttr('role').removeAttr('aria-labelledby').prepend($('<p>').append($('<strong>').text(panel.attribs['data-label'] ?? '')));
  });
}

function lowerHeadings(body: Cheerio<Element>): void {
  body.find('h1, h2, h3, h4, h5').each((_, heading) => void (heading.tagName = `h${Number(heading.tagName[1]) + 1}`));
}

function rename(body: Cheerio<Element>, prefix: string): void {
  body.find('*').each((_, {attribs}) => {
    for (const [name, value] of Object.entries(attribs)) {
      if (name === 'id') {
        attribs.id = prefix + value;
      } else if (REFERENCES.includes(name)) {
        attribs[name] = value.split(/\s+/).map((id) => prefix + id).join(' ');
      } else if (/^(?:xlink:)?href$/.test(name) && value.startsWith('#')) {
        attribs[name] = `#${prefix}${value.slice(1)}`;
      } else if (value.includes('url(#')) {
        attribs[name] = value.replaceAll('url(#', `url(#${prefix}`);
      }
    }
  });
}

/** The target of a link (already renamed if it is of this page): a chapter or a place in it, or what it was. */
function leadTo(href: string, {url, chapters}: Place): string {
  const target = new URL(href, url);
  const number = href.startsWith('#') || target.origin !== new URL(url).origin ? undefined : chapters.get(decodeURI(target.pathname));
  if (number === undefined) {
    return href;
  }
  return `#${chapterId(number)}${target.hash && `-${target.hash.slice(1)}`}`;
}
