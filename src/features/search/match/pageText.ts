import {fold} from '../engine/fold';
import {AROUND, NOT_TEXT} from '../notText';

/** Also excluded from the index. */
const LEFT_OUT = `${AROUND}, ${NOT_TEXT}`;
const INVISIBLE = /[\s\u200b\ufeff]/;

/** The folded text of an element without spaces, and the text node and offset of each character. */
export interface PageText {
  text: string;
  nodes: Text[];
  offsets: number[];
}

/** Extracts the text of an element in the same way as the index. */
export function readPageText(root: Element): PageText {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element ? (node.matches(LEFT_OUT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP) : NodeFilter.FILTER_ACCEPT,
  );
  const page: PageText = {text: '', nodes: [], offsets: []};
  const chars: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const folded = fold(node.data);
    for (let at = 0; at < folded.length; at++) {
      if (!INVISIBLE.test(folded[at]!)) {
        chars.push(folded[at]!);
        page.nodes.push(node);
        page.offsets.push(at);
      }
    }
  }
  page.text = chars.join('');
  return page;
}

/** The text filtered by character. */
export function keepWhere({text, nodes, offsets}: PageText, isKept: (char: string) => boolean): PageText {
  const indices = [...nodes.keys()].filter((at) => isKept(text[at]!));
  return {text: indices.map((at) => text[at]).join(''), nodes: indices.map((at) => nodes[at]!), offsets: indices.map((at) => offsets[at]!)};
}

/** The DOM range of a part of the text. KaTeX's text is hidden MathML: a range that ends in it is extended to the visible formula. */
export function rangeOf({nodes, offsets}: PageText, start: number, end: number): Range {
  const range = document.createRange();
  range.setStart(nodes[start]!, offsets[start]!);
  range.setEnd(nodes[end - 1]!, offsets[end - 1]! + 1);
  const drawing = nodes[end - 1]!.parentElement?.closest('.katex')?.querySelector('.katex-html');
  if (drawing) {
    range.setEndAfter(drawing);
  }
  return range;
}

/** The index of the first character in or after an element. */
export function startOf({nodes}: PageText, element: Element): number {
  const start = nodes.findIndex((node) => element.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
  return Math.max(0, start);
}
