import type {Root} from 'hast';
import {visit} from '../../../shared/markdown/visit';

/**
 * Docusaurus hands the title of `:::tip[写 `a`]` on as an element `mdxAdmonitionTitle`. In .md, raw HTML is parsed again, which
 * lowers the case of its name: the theme then does not know it, and shows the default title with the element below.
 */
export default function admonitionTitle() {
  return (root: Root) => {
    visit(root, 'element', (node) => {
      if (node.tagName === 'mdxadmonitiontitle') {
        node.tagName = 'mdxAdmonitionTitle';
      }
    });
  };
}
