import type {Element, ElementContent, Root, RootContent, Text} from 'hast';

const OPENING = /[\p{Ps}\p{Pi}]+$/u;
const CLOSING = /^[，。；：、！？…\p{Pe}\p{Pf}]+/u;

/** KaTeX breaks a formula between these. */
const PARTS = /<\/span>(?=<span class="base">)/g;

/** A formula, what is broken at certain places only (src/features/markdown/build/codeBreaks.ts), a command with its button. */
const WHOLE = new Set<unknown>(['katex', 'unbroken', 'quickref-command']);

const isWhole = ({properties: {className}}: Element) => Array.isArray(className) && className.some((name) => WHOLE.has(name));

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
 * No line begins with a mark that closes, or ends with one that opens, beside a formula or code. The parts of a formula are inline
 * blocks, at whose edges browsers break a line whatever stands there; code that does not wrap makes a table's column as wide as
 * itself, and leaves no room for the mark. They stand with their marks in one element that does not wrap (typography.css) but at its
 * `<wbr>`, which a formula gets between its parts. Comes after `formulas`.
 */
export default function keepMarks() {
  return (root: Root) => keepBelow(root);
}

function keepBelow({children}: {children: RootContent[]}): void {
  children.forEach((child, at) => {
    if (child.type === 'element' && isWhole(child)) {
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
