import type {Nodes, Parents} from 'mdast';
import {visit, SKIP} from 'unist-util-visit';
import type {Page, Site} from '../../../src/shared/checks/types';

/** What stands in a sentence for code, and for something else that is no prose: a formula, an element. Neither is Han or punctuation. */
const CODE = '\uFFFC';
const OTHER = '\uFFFB';

/** The running text of a paragraph, a heading or a cell, links and emphasis included. */
export type Block = {file: string; text: string; /** The line that a character of it stands on. */ lineAt: (offset: number) => number};

const BLOCKS = ['paragraph', 'heading', 'tableCell'];

/** All running text of the notes and posts. */
export function blocksOf({pages}: Site): Block[] {
  return pages.filter(({kind}) => kind !== 'page').flatMap(blocksOfPage);
}

function blocksOfPage({file, tree}: Page): Block[] {
  const blocks: Block[] = [];
  visit(tree, (node) => {
    if (BLOCKS.includes(node.type)) {
      blocks.push(blockOf(file, node as Parents));
      return SKIP;
    }
  });
  return blocks;
}

function blockOf(file: string, block: Parents): Block {
  const starts: {offset: number; line: number}[] = [];
  let text = '';
  const add = (node: Nodes, value: string) => {
    starts.push({offset: text.length, line: node.position?.start.line ?? 1});
    text += value;
  };
  const read = (node: Nodes): void => ('children' in node ? node.children.forEach(read) : add(node, textOf(node)));
  read(block);
  const lineAt = (offset: number) => {
    const {offset: start, line} = starts.filter((one) => one.offset <= offset).at(-1) ?? {offset: 0, line: block.position?.start.line ?? 1};
    return line + text.slice(start, offset).split('\n').length - 1;
  };
  return {file, text, lineAt};
}

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'break':
      return '\n';
    case 'html':
      return '';
    case 'inlineCode':
      return CODE;
    default:
      return OTHER;
  }
}
