import {createHash} from 'node:crypto';
import type {AnyNode, CheerioAPI, Element} from 'cheerio';
import {load} from 'cheerio';
import type {Palette} from '../../../shared/build/palette';
import {outerHtml} from '../../../shared/html/elements';
import {isElement} from '../../../shared/html/isElement';
import {filePath} from '../../../shared/markdown/filePath';
import {escapeHtml} from '../../../shared/pure/escapeHtml';
import {coloured} from './coloured';
import {diagramFigure} from './diagramFigure';
import {drawings, type Drawing} from './drawings';
import {formulaXml, withMathMl} from './formulas';
import {idOf, targetOf, type Place} from './links';
import type {StyleRule} from './sheet';

/** A note as a chapter. */
export interface Chapter {
  /** The content of `<body>`, as XML. */
  body: string;
  /** Ids that can be linked to. */
  ids: string[];
  /** The headings below its title. */
  headings: {id: string; title: string}[];
  drawings: Drawing[];
  /** Addresses of the pictures that have to be in the book, below the site's base path, by their file in the book. */
  pictures: [file: string, address: string][];
  /** Classes of interactive figures, whose styles the book needs. */
  classes: string[];
  hasMath: boolean;
}

/** Elements of which nothing is left: controls, and navigation of the site. */
const USELESS = new Set('script style link template noscript button select textarea source'.split(' '));
const USELESS_CLASS =
  /(?:^|\s)(?:theme-doc-toc-mobile|hash-link|phone-bar|quickref-bar|quickref-copy|quickref-sheet|code-title|data-footnote-backref)(?!\S)/;
/** In an interactive figure. */
const CONTROLS = new Set(['fieldset', 'label', 'input', 'details']);
const CONTROLS_CLASS = /(?:^|\s)(?:fields|stepper|counts|keys)_/;
const HTML = new Set(
  'a abbr b blockquote br caption cite code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s samp small span strong sub sup table tbody td tfoot th thead tr u ul var wbr'.split(
    ' ',
  ),
);
const KEPT = new Set(['colspan', 'rowspan', 'scope', 'start', 'reversed', 'value', 'title', 'lang']);

/**
 * A note's built HTML as a chapter of an EPUB: without script, everything open, drawings as files, formulas as MathML, links to notes
 * of the book leading to their chapters, other links absolute, terms and footnotes as footnotes.
 * @param sheet the site's rules with classes
 */
export function chapterOf(html: string, place: Place, sheet: readonly StyleRule[], palette: Palette): Chapter {
  const $ = load(
    withMathMl(outerHtml(html, 'article')),
    {xml: {xmlMode: false, lowerCaseTags: false, lowerCaseAttributeNames: false}},
    false,
  );
  const body = $('.theme-doc-markdown').first();
  if (body.length === 0) {
    throw new Error(`${place.url}：页面里没有正文：src/features/epub 找的是 .theme-doc-markdown`);
  }
  // A chapter has the page's title already: a body that begins with it would say it twice.
  body.find('[data-body]').first().children().first().filter('h1, header:has(> h1)').remove();
  return new Writer($, place, sheet, palette).chapter(body.get(0)!);
}

class Writer {
  private readonly ids = new Set<string>();
  private readonly headings: Chapter['headings'] = [];
  private readonly drawn = new Map<string, Drawing>();
  private readonly pictures = new Map<string, string>();
  private readonly classes = new Set<string>();
  private readonly terms = new Map<string, string>();
  private readonly draw: (svg: Element) => Drawing;
  private hasMath = false;
  private isInFigure = false;
  private isInCode = false;

  constructor(
    private readonly $: CheerioAPI,
    private readonly place: Place,
    sheet: readonly StyleRule[],
    palette: Palette,
  ) {
    const onPage = new Set($('[class]').toArray().flatMap(classesOf));
    this.draw = drawings(
      $,
      sheet.filter(({classes}) => classes.every((name) => onPage.has(name))),
      palette,
    );
  }

  chapter(body: Element): Chapter {
    const text = this.all(body.children);
    const terms = [...this.terms.values()];
    return {
      body: text + (terms.length > 0 ? `<section epub:type="footnotes" class="terms"><h2>本篇的术语</h2>${terms.join('')}</section>` : ''),
      ids: [...this.ids],
      headings: this.headings,
      drawings: [...this.drawn.values()],
      pictures: [...this.pictures],
      classes: [...this.classes],
      hasMath: this.hasMath,
    };
  }

  private all(nodes: readonly AnyNode[]): string {
    return nodes.map((node) => (isElement(node) ? this.element(node) : node.type === 'text' ? escapeHtml(node.data) : '')).join('');
  }

  private element(element: Element): string {
    const {name, attribs, children} = element;
    const classes = attribs.class ?? '';
    if (this.isUseless(element)) {
      return '';
    }
    if (name === 'svg') {
      return this.drawing(element);
    }
    if (name === 'math') {
      this.hasMath = true;
      return formulaXml(element, this.$);
    }
    if (name === 'img') {
      return this.picture(attribs);
    }
    if (name === 'a') {
      return this.link(element);
    }
    if (/^h[1-6]$/.test(name)) {
      return this.heading(element);
    }
    if (name === 'details') {
      return this.details(children);
    }
    if (name === 'input') {
      return 'checked' in attribs ? '☑ ' : '☐ ';
    }
    if (/(?:^|\s)theme-code-block(?!\S)/.test(classes)) {
      return this.code(element);
    }
    if (/(?:^|\s)theme-admonition(?!\S)/.test(classes)) {
      return this.admonition(element);
    }
    if ('data-mermaid' in attribs) {
      return this.diagram(attribs['data-mermaid'], element);
    }
    if ('data-island' in attribs) {
      return this.figure(element);
    }
    if (attribs.role === 'tabpanel') {
      return `<div class="panel"><p class="label">${escapeHtml(attribs['data-label'] ?? '')}</p>${this.all(children)}</div>`;
    }
    return 'data-footnotes' in attribs
      ? `<section epub:type="footnotes" class="terms">${this.all(children)}</section>`
      : this.plain(element);
  }

  private isUseless({name, attribs}: Element): boolean {
    const classes = attribs.class ?? '';
    return (
      USELESS.has(name) ||
      attribs.role === 'tablist' ||
      ('hidden' in attribs && attribs.hidden !== 'until-found' && attribs.role !== 'tabpanel') ||
      'data-server-only' in attribs ||
      USELESS_CLASS.test(classes) ||
      (name === 'svg' && 'aria-hidden' in attribs && !this.isInFigure) ||
      (this.isInFigure && (CONTROLS.has(name) || CONTROLS_CLASS.test(classes)))
    );
  }

  /** What needs no more than its attributes sorted out; of what a book has no element for, what is in it. */
  private plain(element: Element): string {
    const {name, attribs, children} = element;
    const tag = name === 'output' ? 'p' : name === 'tab-panel' ? 'div' : name;
    if (this.isInCode && name === 'span') {
      return coloured(attribs, this.all(children));
    }
    const inside = this.all(children);
    if (!HTML.has(tag)) {
      return inside;
    }
    const isFootnote = tag === 'li' && this.$(element).closest('[data-footnotes]').length > 0;
    const own = this.attributes(attribs) + (isFootnote ? ' epub:type="footnote"' : '');
    // A span that says nothing.
    return tag === 'span' && own === '' ? inside : `<${tag}${own}>${/^(?:br|wbr|hr|col)$/.test(tag) ? '' : inside}</${tag}>`;
  }

  private attributes(attribs: Element['attribs']): string {
    const kept = new Map<string, string>();
    for (const [name, value] of Object.entries(attribs)) {
      if (KEPT.has(name)) {
        kept.set(name, value);
      } else if (name === 'style') {
        const style = this.isInFigure ? value : (/text-align:\s*\w+/.exec(value)?.[0] ?? '');
        if (style) {
          kept.set('style', style);
        }
      } else if (name === 'class') {
        const own = this.classesOf(value);
        if (own) {
          kept.set('class', own);
        }
      } else if (name === 'id') {
        kept.set('id', this.id(value));
      }
    }
    if (attribs.lang) {
      kept.set('xml:lang', attribs.lang);
    }
    if (this.isInFigure && attribs.role === 'img' && attribs['aria-label']) {
      kept.set('role', 'img');
      kept.set('aria-label', attribs['aria-label']);
    }
    return [...kept].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
  }

  private classesOf(value: string): string {
    const names = value.split(/\s+/).filter(Boolean);
    if (!this.isInFigure) {
      return names.filter((name) => ['exercises', 'chart', 'katex-display'].includes(name)).join(' ');
    }
    names.forEach((name) => this.classes.add(name));
    return names.join(' ');
  }

  private id(id: string): string {
    const own = idOf(id);
    this.ids.add(own);
    return own;
  }

  private heading({name, attribs, children}: Element): string {
    const inside = this.all(children);
    const id = attribs.id === undefined ? undefined : this.id(attribs.id);
    if (name === 'h2' && id !== undefined) {
      this.headings.push({id, title: textOf(inside)});
    }
    return `<${name}${id === undefined ? '' : ` id="${id}"`}>${inside}</${name}>`;
  }

  private details(children: readonly AnyNode[]): string {
    const summary = children.find((node): node is Element => isElement(node) && node.name === 'summary');
    const label = summary ? `<p class="label">${this.all(summary.children)}</p>` : '';
    return `<div class="details">${label}${this.all(children.filter((node) => node !== summary))}</div>`;
  }

  private admonition(element: Element): string {
    const heading = this.$(element).children('[class*="admonitionHeading"]').get(0);
    const words = heading ? textOf(this.all(heading.children.filter((node) => !isIcon(node)))) : '';
    const rest = element.children.filter((node) => node !== heading);
    return `<div class="admonition"><p class="label">${words}</p>${this.all(rest)}</div>`;
  }

  private code(element: Element): string {
    const pre = element.name === 'pre' ? element : (this.$(element).find('pre').get(0) ?? element);
    const title = this.$(element).find('.code-title').first().contents().first().text().trim();
    this.isInCode = true;
    const lines = this.all(pre.children);
    this.isInCode = false;
    const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : '';
    return `<figure class="code">${caption}<pre>${lines.replace(/\n+(<\/code>)?$/, '$1')}</pre></figure>`;
  }

  private diagram(source: string, element: Element): string {
    return diagramFigure(source, this.onThePage(this.$(element).parents('[id]').first().attr('id'), '在网页上看'));
  }

  private figure(element: Element): string {
    this.isInFigure = true;
    const inside = this.all(element.children);
    this.isInFigure = false;
    return `<div class="interactive">${inside}<p class="way">${this.onThePage(this.$(element).parents('[id]').first().attr('id'), '在网页上操作')}</p></div>`;
  }

  private onThePage(id: string | undefined, words: string): string {
    return `<a href="${escapeHtml(this.place.url + (id ? `#${encodeURIComponent(id)}` : ''))}">${words}</a>`;
  }

  private drawing(svg: Element): string {
    // A chart is drawn for two widths: a book is as wide as a phone.
    const twin = this.$(svg).prevAll('svg');
    if (twin.length > 0 && this.$(svg).closest('.chart').length > 0) {
      return '';
    }
    const drawing = this.draw(svg);
    this.drawn.set(drawing.file, drawing);
    const id = svg.attribs.id === undefined ? '' : ` id="${this.id(svg.attribs.id)}"`;
    return `<img${id} src="${drawing.file}" width="${drawing.width}" height="${drawing.height}" alt="${escapeHtml(svg.attribs['aria-label'] ?? '')}"/>`;
  }

  private picture({src = '', alt = '', width, height}: Element['attribs']): string {
    const url = new URL(src, this.place.url);
    if (url.origin !== new URL(this.place.url).origin) {
      return `<a href="${escapeHtml(url.href)}">${escapeHtml(alt || '图')}</a>`;
    }
    const file = `images/${createHash('sha256').update(url.pathname).digest('hex').slice(0, 16)}${/\.\w+$/.exec(url.pathname)?.[0].toLowerCase() ?? ''}`;
    this.pictures.set(file, filePath(url.pathname));
    const size = width && height ? ` width="${escapeHtml(width)}" height="${escapeHtml(height)}"` : '';
    return `<img src="${file}"${size} alt="${escapeHtml(alt)}"/>`;
  }

  private link(element: Element): string {
    const {attribs, children} = element;
    const inside = this.all(children);
    if (attribs['data-meaning'] !== undefined) {
      return this.term(attribs, inside);
    }
    const id = attribs.id === undefined ? '' : ` id="${this.id(attribs.id)}"`;
    if (attribs.href === undefined || inside === '') {
      return id ? `<span${id}>${inside}</span>` : inside;
    }
    const note = 'data-footnote-ref' in attribs ? ' epub:type="noteref"' : '';
    return `<a${id}${note} href="${escapeHtml(targetOf(attribs.href, this.place))}">${inside}</a>`;
  }

  /** What the card of a term says, as a footnote: many programs show it where the word stands. */
  private term(attribs: Element['attribs'], inside: string): string {
    const id = idOf(`term ${attribs['data-term']}`);
    const english = attribs['data-en'] ? `（${escapeHtml(attribs['data-en'])}）` : '';
    const note = attribs['data-note']
      ? ` 见 <a href="${escapeHtml(targetOf(attribs['data-note'], this.place))}">${escapeHtml(attribs['data-title'] ?? '笔记')}</a>`
      : '';
    this.ids.add(id);
    this.terms.set(
      id,
      `<aside id="${id}" epub:type="footnote"><p><b>${escapeHtml(attribs['data-term'] ?? '')}</b>${english}：${escapeHtml((attribs['data-meaning'] ?? '').replace(/。$/, ''))}。${note}</p></aside>`,
    );
    return `<a epub:type="noteref" class="term" href="#${id}">${inside}</a>`;
  }
}

const isIcon = (node: AnyNode): boolean => isElement(node) && (node.attribs.class ?? '').includes('Icon');
const classesOf = ({attribs}: Element): string[] => (attribs.class ?? '').split(/\s+/).filter(Boolean);
/** Of markup of one line. */
const textOf = (markup: string): string => markup.replace(/<[^>]*>/g, '').trim();
