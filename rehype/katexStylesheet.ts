import type {Element, Root} from 'hast';
import {CONTINUE, EXIT, visit} from 'unist-util-visit';

type Options = {href: string};

const isMath = ({properties}: Element) => Array.isArray(properties.className) && properties.className.includes('katex');

/** Links KaTeX's stylesheet from pages that hold a formula, and from no others; React moves it to the head and loads it once. */
export default function katexStylesheet({href}: Options) {
  return (root: Root) => {
    let found = false;
    visit(root, 'element', (element) => {
      found = isMath(element);
      return found ? EXIT : CONTINUE;
    });
    if (found) {
      root.children.unshift({type: 'element', tagName: 'link', properties: {rel: ['stylesheet'], href, precedence: 'katex'}, children: []});
    }
  };
}
