import type {Element} from 'cheerio';
import type {Body} from './index';

/** The attributes that mean something outside the site; `class` is the language of code, and `math`. */
const KEPT: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  code: ['class'],
  pre: ['class', 'title'],
  td: ['colspan', 'rowspan', 'align'],
  th: ['colspan', 'rowspan', 'align'],
  ol: ['start'],
};

/** Elements that a feed reader shows, or that Markdown has a form for; of others their contents stay. */
const KNOWN = new Set('a b blockquote br code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i img kbd li ol p pre s strong sub sup table tbody td th thead tr ul'.split(' '));

/** Leaves only what stands anywhere: known elements, no classes and scripts of the site, absolute addresses. */
export function clean({$, url}: Body): void {
  $('*').contents().filter((_, node) => node.type === 'comment').remove();
  $('input[type="checkbox"]').each((_, box) => {
    $(box).replaceWith($(box).is('[checked]') ? '☑' : '☐');
  });
  $('button, input, select, textarea, [hidden]:not([hidden="until-found"])').remove();
  $('td, th').each((_, cell) => {
    $(cell).attr('align', /text-align:\s*(left|center|right)/.exec($(cell).attr('style') ?? '')?.[1] ?? null);
  });
  for (const [element, name] of [['a', 'href'], ['img', 'src']] as const) {
    $(element).attr(name, (_, value) => new URL(value, url).href);
  }
  $('*').each((_, node) => {
    const element = node as Element;
    if (!KNOWN.has(element.tagName)) {
      $(element).replaceWith($(element).contents());
      return;
    }
    const kept = KEPT[element.tagName] ?? [];
    Object.keys(element.attribs).filter((name) => !kept.includes(name)).forEach((name) => $(element).removeAttr(name));
  });
  $('h2, h3, h4, h5, h6, p').filter((_, element) => $(element).text().trim() === '' && $(element).find('img').length === 0).remove();
}
