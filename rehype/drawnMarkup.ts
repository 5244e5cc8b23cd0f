import type {Element, Root} from 'hast';
import type {JSX} from 'react';
import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';
import {toHtml} from 'hast-util-to-html';
import {toJsxRuntime} from 'hast-util-to-jsx-runtime';
import {SKIP, visit} from 'unist-util-visit';
import {hasLink} from '../remark/figure/inlineSvg';
import {isFormula} from './formula';

const isDrawing = (element: Element) => element.tagName === 'svg' && !hasLink(element);

/**
 * What is inside formulas and drawings stands in a note's module as one string of HTML. They have tens of thousands of
 * elements that nothing changes later; as calls of React each would be parsed, bundled and kept by the build. Drawings with links stay React's.
 */
export default function drawnMarkup() {
  return (root: Root) => {
    visit(root, 'element', (element, index, parent) => {
      if (!isFormula(element) && !isDrawing(element)) {
        return undefined;
      }
      parent!.children[index!] = withHtmlInside(element);
      return SKIP;
    });
  };
}

function withHtmlInside(element: Element): MdxJsxTextElementHast {
  const __html = toHtml(element.children, {space: element.tagName === 'svg' ? 'svg' : 'html'});
  const props = {...reactProps({...element, children: []}), dangerouslySetInnerHTML: {__html}};
  return {
    type: 'mdxJsxTextElement',
    name: element.tagName,
    attributes: [
      {
        type: 'mdxJsxExpressionAttribute',
        value: '',
        data: {
          estree: {
            type: 'Program',
            sourceType: 'module',
            body: [{type: 'ExpressionStatement', expression: {type: 'ObjectExpression', properties: [{type: 'SpreadElement', argument: valueToEstree(props)}]}}],
          },
        },
      },
    ],
    children: [],
  };
}

/** The attributes as React names them. */
function reactProps(element: Element): object {
  const jsx = (_type: unknown, props: object) => props as JSX.Element;
  return toJsxRuntime(element, {Fragment: null, jsx, jsxs: jsx});
}
