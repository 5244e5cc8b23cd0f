import type {Root} from 'hast';
import {CONTINUE, EXIT, visit} from 'unist-util-visit';
import {isFormula} from './formula';

type Options = {href: string};

/** Links KaTeX's stylesheet from pages that hold a formula, and from no others; React moves it to the head and loads it once. */
export default function katexStylesheet({href}: Options) {
  return (root: Root) => {
    let found = false;
    visit(root, 'element', (element) => {
      found = isFormula(element);
      return found ? EXIT : CONTINUE;
    });
    if (found) {
      root.children.unshift({type: 'element', tagName: 'link', properties: {rel: ['stylesheet'], href, precedence: 'katex'}, children: []});
    }
  };
}
