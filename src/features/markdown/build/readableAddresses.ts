import type {Root as Html} from 'hast';
import type {Root} from 'mdast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {Node} from 'unist';
import type {VFile} from 'vfile';
import {fail, tellOrThrow, type Strictness} from '../../../shared/markdown/fail';
import {visit} from '../../../shared/markdown/visit';
import {addressFault, decodable} from './addressFault';

/** Says of an address that cannot be read where it is, and stops the build or returns true. */
function isUnreadable(url: string, file: VFile, node: Node, options: Strictness): boolean {
  const fault = addressFault(url);
  if (fault) {
    try {
      fail(file, node, `${fault.message} → ${fault.fix}`);
    } catch (error) {
      tellOrThrow(error, options);
    }
  }
  return fault !== undefined;
}

/** Stops the build at an address that cannot be read, and says where; or leaves of the link its text. Docusaurus would stop in English, with its own place. */
export default function readableAddresses(options: Strictness = {}) {
  return (root: Root, file: VFile) => {
    visit(root, (node, index, parent) => {
      if (!('url' in node)) {
        return;
      }
      node.url = decodable(node.url);
      if (isUnreadable(node.url, file, node, options) && parent && index !== undefined) {
        const text = node.type === 'image' ? [{type: 'text' as const, value: node.alt ?? ''}] : [];
        parent.children.splice(index, 1, ...(node.type === 'link' ? node.children : text));
      }
    });
  };
}

/** The same for links that are written as HTML or JSX (rehype). */
export function readableTags(options: Strictness = {}) {
  return (root: Html, file: VFile) => {
    visit(root, 'element', (element) => {
      const {href} = element.properties;
      if (element.tagName === 'a' && typeof href === 'string') {
        element.properties.href = isUnreadable(href, file, element, options) ? undefined : decodable(href);
      }
    });
    const inJsx = (element: MdxJsxFlowElementHast | MdxJsxTextElementHast) => {
      for (const one of element.attributes) {
        const isAddress = one.type === 'mdxJsxAttribute' && /^(?:href|to)$/.test(one.name) && typeof one.value === 'string';
        if (isAddress && /^(?:a|Link)$/.test(element.name ?? '')) {
          one.value = isUnreadable(one.value as string, file, element, options) ? undefined : decodable(one.value as string);
        }
      }
    };
    visit(root, 'mdxJsxFlowElement', inJsx);
    visit(root, 'mdxJsxTextElement', inJsx);
  };
}
