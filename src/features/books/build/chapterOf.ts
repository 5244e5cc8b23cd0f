import type {AnyNode, Element} from 'cheerio';
import {parseAsWritten} from '../../../shared/html/builtPage';
import {outerHtml} from '../../../shared/html/elements';
import {isElement} from '../../../shared/html/isElement';
import {filePath} from '../../../shared/markdown/filePath';
import {parseUrl} from '../../../shared/pure/parseUrl';
import {diskCache} from '../../../shared/build/diskCache';
import {withPlaceholders} from './withPlaceholders';

/** Where in a book a note stands. */
export interface Place {
  /** The note's address with the origin. */
  url: string;
  /** Number of the chapter of every note of the book, by its route as it is written in the site (not encoded). */
  chapters: ReadonlyMap<string, number>;
  number: number;
}

/** Elements that are useless on paper and without script: controls, and navigation of the site. */
const USELESS = new Set('script template noscript button select textarea'.split(' '));
const USELESS_CLASS = /(?:^|\s)(?:theme-doc-toc-mobile|hash-link|relations|quickref-bar|quickref-copy)(?!\S)/;
/** In an interactive figure. */
const CONTROLS = new Set(['fieldset', 'label', 'input']);
const CONTROLS_CLASS = /(?:fields|stepper)_/;
/** Attributes that name elements of the page by their ids. */
const REFERENCES = ['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

export const chapterId = (number: number): string => `n${number}`;

/** A note's built HTML as a chapter: its ids told from those of the others, its headings one level lower, links to notes of the book leading to their chapters, everything open. */
export function chapterOf(html: string, place: Place): string {
  const {rest, restore} = withPlaceholders(outerHtml(html, 'article'));
  return restore(diskCache('chapter', rest, JSON.stringify({...place, chapters: [...place.chapters]}), () => composed(rest, place)));
}

function composed(article: string, place: Place): string {
  const $ = parseAsWritten(article);
  const body = $('.theme-doc-markdown').first();
  if (body.length === 0) {
    throw new Error(`${place.url}：页面里没有正文：src/features/books 找的是 .theme-doc-markdown`);
  }
  // A chapter has one title, whatever the author wrote below it.
  body
    .find('h1')
    .slice(1)
    .each((_, heading) => {
      heading.tagName = 'h2';
    });
  // What copies the page as Markdown, and the panel that then has nothing to say.
  body.find('[data-markdown]').each((_, button) => {
    const panel = $(button).parent().parent();
    $(button).parent().remove();
    if (panel.text().trim() === '') {
      panel.remove();
    }
  });
  body.get(0)!.children = chapterParts(body.get(0)!.children, place, false);
  return $.html(body);
}

/** What stays of some nodes, changed where they stand. In one walk: a book has tens of thousands of elements. */
function chapterParts(nodes: AnyNode[], place: Place, isInFigure: boolean): AnyNode[] {
  return nodes.flatMap((node): AnyNode[] => {
    if (!isElement(node)) {
      return [node];
    }
    if (isUseless(node, isInFigure)) {
      return [];
    }
    const heading = /^h([1-5])$/.exec(node.name);
    const {attribs} = node;
    rename(attribs, `${chapterId(place.number)}-`);
    if (heading) {
      node.name = `h${Number(heading[1]) + 1}`;
    }
    if (node.name === 'h2') {
      attribs.id = chapterId(place.number);
    } else if (node.name === 'a' && attribs.href !== undefined) {
      attribs.href = leadTo(attribs.href, place);
    } else if (node.name === 'details') {
      attribs.open = '';
    }
    if (isInFigure) {
      delete attribs.tabindex;
    }
    node.children = chapterParts(node.children, place, isInFigure || 'data-island' in attribs);
    if (attribs.role === 'tabpanel') {
      node.children.unshift(...(openPanel(attribs) as Element['children']));
    }
    return [node];
  });
}

function isUseless({name, attribs}: Element, isInFigure: boolean): boolean {
  const classes = attribs.class ?? '';
  return (
    USELESS.has(name) ||
    attribs.role === 'tablist' ||
    USELESS_CLASS.test(classes) ||
    (isInFigure && (CONTROLS.has(name) || CONTROLS_CLASS.test(classes)))
  );
}

/** Panels stand below each other; gives what a panel begins with, the label of its tab. */
function openPanel(attribs: Element['attribs']): AnyNode[] {
  ['hidden', 'role', 'aria-labelledby'].forEach((name) => delete attribs[name]);
  const label = attribs['data-label'];
  if (label === undefined) {
    throw new Error('标签页的面板没有 data-label → 对照 src/features/tabs-details/theme/Tabs 改 src/features/books/build/chapterOf.ts');
  }
  const $ = parseAsWritten('<p><strong></strong></p>');
  $('strong').text(label);
  return $.root().contents().toArray();
}

function rename(attribs: Element['attribs'], prefix: string): void {
  for (const name in attribs) {
    const value = attribs[name]!;
    if (name === 'id') {
      attribs.id = prefix + value;
    } else if (REFERENCES.includes(name)) {
      attribs[name] = value
        .split(/\s+/)
        .map((id) => prefix + id)
        .join(' ');
    } else if (/^(?:xlink:)?href$/.test(name) && value.startsWith('#')) {
      attribs[name] = `#${prefix}${value.slice(1)}`;
    } else if (value.includes('url(#')) {
      attribs[name] = value.replaceAll('url(#', `url(#${prefix}`);
    }
  }
}

/** The target of a link (already renamed if it is of this page): a chapter or a place in it, or what it was. */
function leadTo(href: string, {url, chapters}: Place): string {
  const target = href.startsWith('#') ? undefined : parseUrl(href, url);
  const number = target?.origin === new URL(url).origin ? chapters.get(filePath(target.pathname)) : undefined;
  if (!target || number === undefined) {
    return href;
  }
  return `#${chapterId(number)}${target.hash && `-${target.hash.slice(1)}`}`;
}
