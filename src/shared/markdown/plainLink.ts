import type {MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';

/**
 * An `<a>` as it is written. Docusaurus puts its Link in the place of Markdown's links: on a page with hundreds that would
 * fetch every page that comes into view, and it knows no anchors but those of headings (scripts/check-built looks at all).
 */
export const plainLink = (attributes: Record<string, string>, text: string): MdxJsxTextElementHast => ({
  type: 'mdxJsxTextElement',
  name: 'a',
  attributes: Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value})),
  children: [{type: 'text', value: text}],
  // As if an author had written it in .mdx: else the compiler takes the theme's component for `a` all the same.
  data: {_mdxExplicitJsx: true},
});
