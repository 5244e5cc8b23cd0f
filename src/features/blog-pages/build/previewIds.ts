import path from 'node:path';
import {simpleHash} from '@docusaurus/utils';
import type {Properties, Root} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from '../../../shared/markdown/visit';
import {isPreview} from './previewDefinitions';

const HEADING = /^h[1-6]$/;
/** Properties that name elements by their ids, besides links: these lead to the page of the post (`preview.tsx`). */
const NAMING = ['id', 'ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'htmlFor'];
const NAMING_IN_JSX = ['id', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'htmlFor'];

/**
 * The preview of a post stands beside those of others, which may have the same headings: its headings have no ids, and its other
 * ids, which are the post's own, come with a prefix. Drawings have one already (src/features/pictures/build/figure.ts).
 */
export default function previewIds() {
  return (root: Root, file: {path: string; cwd: string; value: unknown}) => {
    if (!isPreview(String(file.value))) {
      return;
    }
    const prefix = `p${simpleHash(path.relative(file.cwd, file.path), 6)}-`;
    const prefixed = (ids: unknown) => [ids].flat().join(' ').replace(/\S+/g, `${prefix}$&`);

    visit(root, 'element', ({tagName, properties}) => {
      if (tagName === 'svg') {
        return SKIP;
      }
      if (HEADING.test(tagName)) {
        delete properties.id;
      }
      rename(properties);
      return undefined;
    });

    function rename(properties: Properties): void {
      for (const name of NAMING) {
        if (properties[name] !== undefined) {
          properties[name] = prefixed(properties[name]);
        }
      }
    }

    const inJsx = ({name: tag, attributes}: MdxJsxFlowElementHast | MdxJsxTextElementHast) => {
      for (const one of attributes) {
        const isNaming = one.type === 'mdxJsxAttribute' && NAMING_IN_JSX.includes(one.name) && typeof one.value === 'string';
        if (isNaming && /^[a-z]/.test(tag ?? '')) {
          one.value = prefixed(one.value);
        }
      }
    };
    visit(root, 'mdxJsxFlowElement', inJsx);
    visit(root, 'mdxJsxTextElement', inJsx);
  };
}
