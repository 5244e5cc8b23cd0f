import type {Node, Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {failAll, tellOrThrow, type Strictness} from '../../../shared/markdown/fail';
import {visit} from '../../../shared/markdown/visit';
import {unknownComponents} from './unknownComponents';
import {unknownNames} from './unknownNames';

/** Says at which lines a page names what nobody has, a component or a name in braces, which Docusaurus says of the page only, when it is drawn. */
export default function knownNames(options: Strictness = {}) {
  return (root: Root, file: VFile) => {
    const text = String(file);
    const [components, names] = [unknownComponents(root, text), unknownNames(root)];
    const faults = [...components, ...names];
    if (faults.length === 0) {
      return;
    }
    try {
      failAll(file, faults);
    } catch (error) {
      // What is imported or exported cannot be left out: the rest of the page relies on it.
      tellOrThrow(error, names.some(({node}) => node.type === 'mdxjsEsm') ? {} : options);
      const wrong = new Set<Node>(names.map(({node}) => node));
      components.forEach(({node}) => showContent(node));
      visit(root, (node: Node, index?: number, parent?: Parent) => {
        if (parent && index !== undefined && wrong.has(node)) {
          parent.children[index] = shown(node, text);
        }
      });
    }
  };
}

/** What stands in a component is shown. */
function showContent(node: MdxJsxFlowElement): void {
  node.name = null;
  node.attributes = [];
}

/** A part of a page in place of which its source is read, or for an element what stands in it. */
function shown(node: Node, source: string): Parent['children'][number] {
  if ('attributes' in node) {
    showContent(node as MdxJsxFlowElement);
    return node as MdxJsxFlowElement;
  }
  const value = source.slice(node.position?.start.offset, node.position?.end.offset);
  return node.type === 'mdxFlowExpression' ? {type: 'paragraph', children: [{type: 'text', value}]} : {type: 'text', value};
}
