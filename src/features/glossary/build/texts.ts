import type {Nodes, Root, RootContent, Text} from 'hast';

/** A text to read on, the element it is in, and the paragraph, item or cell around both. */
export interface TextInBlock {
  node: Text;
  parent: {children: RootContent[]};
  block: object;
}

const BLOCKS = /^(?:p|li|td|dd)$/;
/** No text to read on: headings, links, code, pictures, folded answers, controls. */
const SKIPPED = /^(?:h[1-6]|a|code|pre|figure|svg|details|summary|button|label|script|style)$/;
const REFERENCES = '参考资料';

const nameOf = (node: Nodes): string => (node.type === 'element' ? node.tagName : 'name' in node ? (node.name ?? '') : '');
const isQuickReference = (node: Nodes) => node.type === 'element' && String(node.properties.className).includes('quickref');
const isReferences = (node: Nodes) =>
  nameOf(node) === 'h2' && 'children' in node && node.children.some((child) => child.type === 'text' && child.value.trim() === REFERENCES);

/** The running text of a page, up to its references. */
export function textsOf(root: Root): TextInBlock[] {
  const texts: TextInBlock[] = [];
  function walk(parent: {children: RootContent[]}, block?: object): void {
    for (const node of parent.children) {
      if (node.type === 'text') {
        if (block) {
          texts.push({node, parent, block});
        }
      } else if ('children' in node && !SKIPPED.test(nameOf(node)) && !isQuickReference(node)) {
        walk(node, BLOCKS.test(nameOf(node)) ? node : block);
      }
    }
  }
  const end = root.children.findIndex(isReferences);
  walk({children: end < 0 ? root.children : root.children.slice(0, end)});
  return texts;
}
