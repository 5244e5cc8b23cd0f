import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';

/** An MDX element with these React props and its content as `dangerouslySetInnerHTML`. */
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
    // As it is: a component of this name would not know what to do without children.
    data: {_mdxExplicitJsx: true},
  };
}
