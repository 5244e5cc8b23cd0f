import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';

/** An element with its inside as one string of HTML, with these properties of React. */
export function withHtml(name: string, props: object, __html: string): MdxJsxTextElementHast {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: [
      {
        type: 'mdxJsxExpressionAttribute',
        value: '',
        data: {
          estree: {
            type: 'Program',
            sourceType: 'module',
            body: [
              {
                type: 'ExpressionStatement',
                expression: {
                  type: 'ObjectExpression',
                  properties: [{type: 'SpreadElement', argument: valueToEstree({...props, dangerouslySetInnerHTML: {__html}})}],
                },
              },
            ],
          },
        },
      },
    ],
    children: [],
  };
}
