import type {Element, Root} from 'hast';
import type {JSX} from 'react';
import {toHtml} from 'hast-util-to-html';
import {toJsxRuntime} from 'hast-util-to-jsx-runtime';
import {SKIP, visit} from '../remark/visit';
import {hasLink} from '../remark/figure/inlineSvg';
import {withHtml} from './withHtml';

/**
 * What is inside drawings stands in a note's module as one string of HTML. They have thousands of elements that nothing
 * changes later; as calls of React each would be parsed, bundled and kept by the build. Drawings with links stay React's.
 */
export default function drawnMarkup() {
  return (root: Root) => {
    visit(root, 'element', (element, index, parent) => {
      if (element.tagName !== 'svg' || hasLink(element)) {
        return undefined;
      }
      parent!.children[index!] = withHtml('svg', reactProps({...element, children: []}), toHtml(element.children, {space: 'svg'}));
      return SKIP;
    });
  };
}

/** The attributes as React names them. */
function reactProps(element: Element): object {
  const jsx = (_type: unknown, props: object) => props as JSX.Element;
  return toJsxRuntime(element, {Fragment: null, jsx, jsxs: jsx});
}
