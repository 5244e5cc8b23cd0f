import {known} from '../../src/shared/build/known';
import {fenceMeta} from '../../src/shared/markdown/fenceMeta';
import {isOutput} from '../../src/shared/markdown/isOutput';
import {visit} from '../../src/shared/markdown/visit';
import type {Page} from '../../src/shared/checks/types';
import type {Fence} from './types';

/** All fences of a page in order; an output is a part of the fence that it follows, and no fence of its own. */
export function readFences({file, tree}: Page): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', (node, index, parent) => {
    const line = known(node.position, '代码块的位置').start.line;
    const fence: Fence = {file, line, lang: node.lang ?? '', code: node.value, meta: fenceMeta(node.meta)};
    const last = fences.at(-1);
    if (isOutput(fence.lang, fence.meta) && last && !last.output && parent.children[index - 1]?.type === 'code') {
      last.output = {line, text: node.value};
    } else {
      fences.push(fence);
    }
  });
  return fences;
}
