import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';

/**
 * A `<details>` as it is written. Docusaurus puts its Details, a box with a border, in the place of Markdown's
 * (src/features/tabs-details/theme/Details): in a list that folds by the row it would be a box in each.
 */
export const plainDetails = (summary: ElementContent[], children: ElementContent[], className?: string): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name: 'details',
  attributes: className ? [{type: 'mdxJsxAttribute', name: 'className', value: className}] : [],
  children: [h('summary', summary), ...children],
  // As if an author had written it in .mdx: else the compiler takes the theme's component all the same.
  data: {_mdxExplicitJsx: true},
});
