import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {JSX} from 'react';
import {toHtml} from 'hast-util-to-html';
import {toJsxRuntime} from 'hast-util-to-jsx-runtime';
import {hasLink} from '../../pictures/inlineSvg';
import {withHtml} from './withHtml';

/** Elements that the theme's MDX components (@theme/MDXComponents) do not replace, or render unchanged. */
const PLAIN = new Set(
  'b blockquote br caption code dd del div dl dt em figure figcaption hr i ins kbd li mark ol p s small span strong sub sup table tbody td tfoot th thead tr u ul var wbr'.split(
    ' ',
  ),
);

/**
 * Turns static elements, which no MDX component renders, into strings of HTML (`dangerouslySetInnerHTML`), one for each outermost
 * such element: paragraphs, lists and tables without links, drawings, formulas. As JSX, each of a page's thousands of elements
 * would have to be compiled, parsed, bundled and rendered by the build. Runs last: formulas are raw HTML by then.
 */
export default function staticMarkup() {
  return (root: Root): void => settle(root);
}

function settle(parent: {children: RootContent[]}): void {
  parent.children.forEach((child, at) => {
    if (!('children' in child) || child.children.every(({type}) => type === 'text')) {
      return;
    }
    if (child.type === 'element' && isStatic(child)) {
      asReact(child);
      parent.children[at] = withHtml(
        child.tagName,
        reactProps(child),
        toHtml(child.children, {allowDangerousHtml: true, space: child.tagName === 'svg' ? 'svg' : 'html'}),
      );
    } else if (!(child.type === 'element' && child.tagName === 'svg')) {
      settle(child);
    }
  });
}

function isStatic(node: ElementContent): boolean {
  if (node.type !== 'element') {
    return node.type === 'text' || node.type === 'raw';
  }
  return node.tagName === 'svg' ? !hasLink(node) : isPlain(node) && node.children.every(isStatic);
}

/** Code of several lines, or with elements in it other than the places where it may be broken, is a block; a list of tasks has a class of the theme's; what others may link to has an id that the theme remembers. */
function isPlain({tagName, properties, children}: Element): boolean {
  if (tagName === 'code') {
    return children.every((child) => (child.type === 'text' ? !child.value.includes('\n') : isElementNamed(child, 'wbr')));
  }
  return PLAIN.has(tagName) && !(tagName === 'ul' && properties.className) && !(tagName === 'li' && properties.id);
}

const isElementNamed = (node: ElementContent, name: string) => node.type === 'element' && node.tagName === name;

const IN_TABLES = /^(?:table|thead|tbody|tfoot|tr)$/;

/** What MDX does to tables for React: no spaces between their parts, the alignment of cells as a style. */
function asReact(element: Element): void {
  const {align, style} = element.properties;
  if (align && /^t[dh]$/.test(element.tagName)) {
    element.properties.style = [style, `text-align:${align}`].filter(Boolean).join(';');
    delete element.properties.align;
  }
  if (IN_TABLES.test(element.tagName)) {
    element.children = element.children.filter(({type}) => type === 'element');
  }
  element.children.forEach((child) => child.type === 'element' && asReact(child));
}

/** The attributes as React names them. */
function reactProps(element: Element): object {
  const jsx = (_type: unknown, props: object) => props as JSX.Element;
  return toJsxRuntime({...element, children: []}, {Fragment: null, jsx, jsxs: jsx}) as object;
}
