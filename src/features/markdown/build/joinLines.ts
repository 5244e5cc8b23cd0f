import type {Paragraph, PhrasingContent, Root} from 'mdast';
import {visit} from '../../../shared/markdown/visit';
import {FULL_WIDTH, HAN, SHARED} from './chinese';

/** The line breaks that Chinese text has for the author's sake alone (CSS Text Module Level 4, 4.3.1). */
const BREAK = new RegExp(
  [
    `(?<=[${FULL_WIDTH}])\\r?\\n`,
    `\\r?\\n(?=[${FULL_WIDTH}])`,
    `(?<=[${HAN}])\\r?\\n(?=[${HAN}${SHARED}])`,
    `(?<=[${SHARED}])\\r?\\n(?=[${HAN}])`,
  ].join('|'),
  'gu',
);

type Leaf = Exclude<PhrasingContent, {children: unknown}>;

const leavesOf = (nodes: PhrasingContent[]): Leaf[] => nodes.flatMap((node) => ('children' in node ? leavesOf(node.children) : [node]));
/** The mark of a footnote belongs to the text before it. */
const MARK = '注';
const textOf = (leaf: Leaf | undefined): string => (leaf?.type === 'footnoteReference' ? MARK : leaf && 'value' in leaf ? leaf.value : '');

/** Lines of Chinese join without the space that browsers put in the place of a line break. */
export default function joinLines() {
  return (root: Root) => {
    visit(root, 'paragraph', ({children}: Paragraph) => {
      // Tags are no text.
      const leaves = leavesOf(children).filter(({type}) => type !== 'html');
      leaves.forEach((leaf, at) => {
        if (leaf.type === 'text' && leaf.value.includes('\n')) {
          const before = [...textOf(leaves[at - 1])].at(-1) ?? '';
          const after = [...textOf(leaves[at + 1])][0] ?? '';
          const joined = `${before}${leaf.value}${after}`.replace(BREAK, '');
          leaf.value = joined.slice(before.length, joined.length - after.length);
        }
      });
    });
  };
}
