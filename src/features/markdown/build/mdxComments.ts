import type {Paragraph, PhrasingContent, Root, Text} from 'mdast';
import {visit} from '../../../shared/markdown/visit';

const COMMENT = /\{\/\*[^]*?\*\/\}/g;

/**
 * A comment of MDX, such as the mark after which a list of posts cuts a post, is not shown in a page of CommonMark either: where
 * pages come from, .md files are MDX. In code it is code.
 */
export default function mdxComments() {
  return (root: Root) => {
    visit(root, 'paragraph', (paragraph: Paragraph, index, {children}) => {
      const texts = paragraph.children.filter((node): node is Text => node.type === 'text' && node.value.includes('{/*'));
      texts.forEach((text) => (text.value = text.value.replace(COMMENT, '')));
      if (texts.length > 0 && paragraph.children.every(isEmpty)) {
        // Not taken out: the walk goes on by its index.
        children[index] = {type: 'html', value: ''};
      }
    });
  };
}

const isEmpty = (node: PhrasingContent): boolean => node.type === 'text' && node.value.trim() === '';
