import type {AnyNode, Element} from 'cheerio';
import {isElement} from '../../../../shared/html/isElement';
import {parseUrl} from '../../../../shared/pure/parseUrl';
import type {Body} from '.';

/** The attributes that are meaningful outside the site; `class` holds the language of code, or `math`. */
const KEPT: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  code: ['class'],
  pre: ['class', 'title'],
  td: ['colspan', 'rowspan', 'align'],
  th: ['colspan', 'rowspan', 'align'],
  ol: ['start'],
};
const ADDRESSES: Record<string, string> = {a: 'href', img: 'src'};

/** Elements that a feed reader shows, or that Markdown has a form for; of others their contents stay. */
const KNOWN = new Set(
  'a b blockquote br code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i img kbd li ol p pre s strong sub sup table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const CONTROLS = new Set(['button', 'input', 'select', 'textarea']);
const MAY_BE_EMPTY = /^(?!h[2-6]$|p$)/;

/** Keeps only portable HTML: known elements without the site's classes and scripts, absolute addresses. One walk, since a page has thousands of elements. */
export function clean({$, url}: Body): void {
  $('input[type="checkbox"]').each((_, box) => void $(box).replaceWith($(box).is('[checked]') ? '☑' : '☐'));
  const root = $.root().get(0)!;
  root.children = cleaned(root.children, url);
}

/** Texts that only an element parted become one again. */
function cleaned(nodes: AnyNode[], url: string): AnyNode[] {
  const kept: AnyNode[] = [];
  for (const node of nodes.flatMap((one) => (isElement(one) ? cleanedElement(one, url) : one.type === 'text' ? [one] : []))) {
    const last = kept.at(-1);
    if (last && 'data' in last && 'data' in node) {
      last.data += node.data;
    } else {
      kept.push(node);
    }
  }
  return kept;
}

function cleanedElement(element: Element, url: string): AnyNode[] {
  const {name, attribs} = element;
  if (CONTROLS.has(name) || ('hidden' in attribs && attribs.hidden !== 'until-found')) {
    return [];
  }
  const children = cleaned(element.children, url);
  if (!KNOWN.has(name)) {
    return children;
  }
  element.children = children;
  element.attribs = attributesOf(element, url);
  return MAY_BE_EMPTY.test(name) || children.some(saysSomething) ? [element] : [];
}

function attributesOf({name, attribs}: Element, url: string): Record<string, string> {
  const align = name === 'td' || name === 'th' ? /text-align:\s*(left|center|right)/.exec(attribs.style ?? '')?.[1] : undefined;
  const address = attribs[ADDRESSES[name] ?? ''];
  const all: Record<string, string> = {
    ...attribs,
    ...(align && {align}),
    ...(address !== undefined && {[ADDRESSES[name]!]: parseUrl(address, url)?.href ?? address}),
  };
  return Object.fromEntries((KEPT[name] ?? []).flatMap((key) => (key in all ? [[key, all[key]!]] : [])));
}

const saysSomething = (node: AnyNode): boolean =>
  node.type === 'text' ? node.data.trim() !== '' : isElement(node) && (node.name === 'img' || node.children.some(saysSomething));
