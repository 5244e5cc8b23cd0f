import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {fail, tellOrThrow, type Strictness} from '../../../shared/markdown/fail';
import {unknownComponents} from './unknownComponents';

/** Says at which line a page names a component that nobody has, which Docusaurus says of the page only, when it is drawn. */
export default function knownComponents(options: Strictness = {}) {
  return (root: Root, file: VFile) => {
    for (const {node, message} of unknownComponents(root, String(file))) {
      try {
        fail(file, node, message);
      } catch (error) {
        tellOrThrow(error, options);
        // What stands in it is shown.
        node.name = null;
        node.attributes = [];
      }
    }
  };
}
