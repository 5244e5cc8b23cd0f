import type {CheerioAPI} from 'cheerio';
import {blocks} from './blocks';
import {codeAndFormulas} from './code';
import {clean} from './clean';
import {figures} from './figures';

/** The body of a page that is being made plain, and the page's absolute address. */
export interface Body {
  $: CheerioAPI;
  url: string;
}

/** The body of a note or a post; title and dates are written from its metadata. */
const BODY = '.theme-doc-markdown, #__blog-post-container';

/** Parts that only make sense on the page: its header, its table of contents, controls, scripts and styles. */
const OF_THE_PAGE =
  '.theme-doc-markdown > [data-server-only], .theme-doc-toc-mobile, .hash-link, .quickref-bar, .quickref-copy, script, style, link, template, noscript';

/**
 * Makes of the content of a built page (`mainOf`) its body as HTML that stands anywhere: text, tables, code, pictures with absolute addresses; figures
 * that need the site in words. Code keeps its language (`class`) and its title, formulas are TeX in `code.math` and `pre.math`.
 */
export function plainBody($: CheerioAPI, url: string): CheerioAPI {
  const body = {$, url};
  // First: most of a page's elements are in these.
  codeAndFormulas($);
  $(OF_THE_PAGE).remove();
  // A term that has a card is a plain word elsewhere.
  $('a.term').each((_, term) => void $(term).replaceWith($(term).contents()));
  // What browsers need to break lines.
  $('code.unbroken').removeAttr('class');
  // An address that the page shows in short.
  $('a[title]').each((_, link) => void ($(link).attr('title') === $(link).attr('href') && $(link).text($(link).attr('href')!)));
  const contents = $(BODY).first().contents();
  $.root().empty().append(contents);
  blocks(body);
  figures(body);
  clean(body);
  return $;
}
