import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {fail, tellOrThrow, type Strictness} from '../../../shared/markdown/fail';
import {visit} from '../../../shared/markdown/visit';
import {addressFault} from './addressFault';

/** Stops the build at an address that cannot be read, and says where; or leaves of the link its text. Docusaurus would stop in English, with its own place. */
export default function readableAddresses(options: Strictness = {}) {
  return (root: Root, file: VFile) => {
    visit(root, (node, index, parent) => {
      const fault = 'url' in node ? addressFault(node.url) : undefined;
      if (fault && parent && index !== undefined) {
        try {
          fail(file, node, `${fault.message} → ${fault.fix}`);
        } catch (error) {
          tellOrThrow(error, options);
          const text = node.type === 'image' ? [{type: 'text' as const, value: node.alt ?? ''}] : [];
          parent.children.splice(index, 1, ...(node.type === 'link' ? node.children : text));
        }
      }
    });
  };
}
