import type {Root} from 'hast';
import {SKIP, visit} from '../../../shared/markdown/visit';

/** A space between a digit and a group of exactly three. */
const GAP = /(?<=\d) (?=\d{3}(?!\d))/g;
const NARROW_NO_BREAK_SPACE = '\u202f';

/** A number written in groups (65 535) keeps together at the end of a line, its gaps narrow; code and formulas stay as they are. */
export default function digitGroups() {
  return (root: Root) => {
    visit(root, (node) => {
      if (node.type === 'element' && node.tagName === 'code') {
        return SKIP;
      }
      if (node.type === 'text') {
        node.value = node.value.replace(GAP, NARROW_NO_BREAK_SPACE);
      }
      return undefined;
    });
  };
}
