import {fold} from '../engine/fold';
import {AROUND, NOT_TEXT} from '../notText';

/** What the index does not hold, either. */
const LEFT_OUT = `${AROUND}, ${NOT_TEXT}`;
const INVISIBLE = /[\s\u200b\ufeff]/;

/** The text of a part of a page, folded and without spaces, and where each of its characters stands. */
export interface PageText {
  text: string;
  nodes: Text[];
  offsets: number[];
}

/** Reads the text of an element as the index does. */
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

/** The same without some of its characters. */
export function keepWhere({text, nodes, offsets}: PageText, isKept: (char: string) => boolean): PageText {
  const kept = [...nodes.keys()].filter((at) => isKept(text[at]!));
  return {text: kept.map((at) => text[at]).join(''), nodes: kept.map((at) => nodes[at]!), offsets: kept.map((at) => offsets[at]!)};
}

/** The part of a page from one of its characters up to another; one that ends in a formula, which is read where it is not seen, ends behind its drawing. */
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

/** The number of the first character that stands in or behind an element. */
export function startOf({nodes}: PageText, element: Element): number {
  const start = nodes.findIndex((node) => element.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
  return Math.max(0, start);
}
