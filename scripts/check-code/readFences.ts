import type {Code} from 'mdast';
import type {Parent} from 'unist';
import {visit} from 'unist-util-visit';
import {fenceMeta} from '../../remark/fenceMeta';
import type {Page} from '../check/types';
import type {Fence} from './types';

/** All fences of a page in order; an output is a part of the fence that it follows, and no fence of its own. */
export function readFences({file, tree}: Page): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', (node: Code, index, parent: Parent | undefined) => {
    const line = node.position!.start.line;
    const before = parent?.children[index! - 1];
    if (isOutput(node) && before?.type === 'code' && !isOutput(before as Code)) {
      fences.at(-1)!.output = {line, text: node.value};
    } else {
      fences.push({file, line, lang: node.lang ?? '', code: node.value, meta: fenceMeta(node.meta)});
    }
  });
  return fences;
}

/** A `text` block titled 输出…: what a program prints. */
const isOutput = (node: Code) => node.lang === 'text' && (fenceMeta(node.meta).title ?? '').startsWith('输出');
