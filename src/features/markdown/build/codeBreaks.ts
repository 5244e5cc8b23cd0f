import type {Element, ElementContent, Root} from 'hast';
import {SKIP, visit} from '../../../shared/markdown/visit';
import {wbr} from '../../../shared/markdown/wbr';

/** In columns: shorter code is never broken. */
const SHORT = 18;
/** In columns: a longer piece is cut once more, and one that still is longer may be broken anywhere: a hash, say. */
const LONGEST_PIECE = 28;
/** Behind these a reader expects that it goes on. */
const PIECES = /(?<=[\s/_,(](?![/_]))/;
/** The parts of a name. */
const HUMPS = /(?<=[a-z\d])(?=[A-Z])|(?<=[.:;=](?![.:=]))/;

const columns = (text: string) => [...text].reduce((sum, char) => sum + (char > '\u2E7F' ? 2 : 1), 0);

/**
 * Inline code is one word: short code stays on one line, longer code is broken at spaces and behind `/ _ , (` only. Browsers would
 * break it behind each hyphen, so that `--version` and `p->next` end in a stroke.
 */
export default function codeBreaks() {
  return (root: Root) => keepBelow(root, LONGEST_PIECE);
}

function keepBelow(parent: Root | Element, longest: number): void {
  visit(parent, (node) => {
    if (node === parent || node.type !== 'element') {
      return undefined;
    }
    // The columns of a table are narrow.
    if (node.tagName === 'table') {
      keepBelow(node, SHORT);
    } else if (node.tagName === 'code') {
      keep(node, longest);
    }
    return /^(?:pre|table|code)$/.test(node.tagName) ? SKIP : undefined;
  });
}

function keep(code: Element, longest: number): void {
  const [text, ...others] = code.children;
  // A class says that it is something else: a formula, of which `formulas` takes the source.
  if (code.properties.className || text?.type !== 'text' || others.length > 0 || text.value.includes('\n')) {
    return;
  }
  const cut = (piece: string) => (columns(piece) <= longest ? [piece] : piece.split(HUMPS));
  const pieces = columns(text.value) <= SHORT ? [text.value] : text.value.split(PIECES).flatMap(cut);
  if (pieces.every((piece) => columns(piece) <= longest)) {
    code.properties.className = ['unbroken'];
    code.children = pieces.flatMap((value, at): ElementContent[] => [...(at > 0 ? [wbr()] : []), {type: 'text', value}]);
  }
}
