import type {Element, ElementContent, Root, RootContent, Text} from 'hast';

const OPENING = /[\p{Ps}\p{Pi}]+$/u;
const CLOSING = /^[，。；：、！？…\p{Pe}\p{Pf}]+/u;

/** KaTeX breaks a formula between these. */
const PARTS = /<\/span>(?=<span class="base">)/g;

const isFormula = (node: RootContent): node is Element =>
  node.type === 'element' && Array.isArray(node.properties.className) && node.properties.className.includes('katex');

/** Takes what matches out of a text; an empty one stays, so that the places of its siblings do. */
function taken(node: RootContent | undefined, pattern: RegExp): Text[] {
  const value = node?.type === 'text' ? pattern.exec(node.value)?.[0] : undefined;
  if (value === undefined) {
    return [];
  }
  const text = node as Text;
  text.value = text.value.replace(pattern, '');
  return [{type: 'text', value}];
}

/**
 * No line begins with a mark that closes, or ends with one that opens, beside a formula: the parts of one are inline blocks, at whose
 * edges browsers break a line whatever stands there. Formula and marks stand in one element that does not wrap (typography.css) but
 * at its `<wbr>`, which the formula gets between its parts. Comes after `formulas`.
 */
export default function keepMarks() {
  return (root: Root) => keepBelow(root);
}

function keepBelow({children}: {children: RootContent[]}): void {
  children.forEach((child, at) => {
    if (isFormula(child)) {
      const [before, after] = [taken(children[at - 1], OPENING), taken(children[at + 1], CLOSING)];
      if (before.length + after.length > 0) {
        const parts = child.children.map((part) => (part.type === 'raw' ? {...part, value: part.value.replace(PARTS, '$&<wbr>')} : part));
        children[at] = kept([...before, {...child, children: parts}, ...after]);
      }
    } else if ('children' in child) {
      keepBelow(child);
    }
  });
}

const kept = (children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {className: ['with-marks']},
  children,
});
