import type {Element, ElementContent, Root, RootContent, Text} from 'hast';
import {wbr} from '../../../shared/markdown/wbr';

const OPENING = /[\p{Ps}\p{Pi}]+$/u;
const CLOSING = /^[，。；：、！？…\p{Pe}\p{Pf}]+/u;

/** KaTeX breaks a formula between these. */
const PARTS = /<\/span>(?=<span class="base">)/g;

/** A formula, what is broken at certain places only (src/features/markdown/build/codeBreaks.ts), a command with its button. */
const WHOLE = new Set<unknown>(['katex', 'unbroken', 'quickref-command']);

const hasClass = ({properties: {className}}: Element, names: ReadonlySet<unknown>) =>
  Array.isArray(className) && className.some((name) => names.has(name));

/** The number of a footnote: a line could begin with it, since one may be broken between a Han character and a digit. */
const isFootnote = ({tagName, children: [link]}: Element) =>
  tagName === 'sup' && link?.type === 'element' && link.properties.dataFootnoteRef !== undefined;
const LAST = /\S$/u;

const MARKED = 'with-marks';
const MARKED_ONLY = new Set([MARKED]);

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
 * No line begins with a mark that closes, or ends with one that opens, beside a formula or code, or begins with the number of a footnote. The parts of a formula are inline
 * blocks, at whose edges browsers break a line whatever stands there; code that does not wrap makes a table's column as wide as
 * itself, and leaves no room for the mark. They stand with their marks in one element that does not wrap (typography.css) but at its
 * `<wbr>`, which a formula gets between its parts. Comes after `formulas`.
 */
export default function keepMarks() {
  return (root: Root) => keepBelow(root);
}

function keepBelow(parent: {children: RootContent[]}): void {
  const {children} = parent;
  children.forEach((child, at) => {
    if (child.type === 'element' && isFootnote(child)) {
      keepFootnote(children, at, child);
    } else if (child.type === 'element' && hasClass(child, WHOLE)) {
      const [before, after] = [taken(children[at - 1], OPENING), taken(children[at + 1], CLOSING)];
      if (before.length + after.length > 0) {
        const parts = child.children.map((part) => (part.type === 'raw' ? {...part, value: part.value.replace(PARTS, '$&<wbr>')} : part));
        children[at] = kept([...before, {...child, children: parts}, ...after]);
      }
    } else if ('children' in child) {
      keepBelow(child);
    }
  });
  // Firefox breaks no line between two elements that do not wrap.
  const isBeforeElement = (at: number) => children.slice(at + 1).find((child) => !isGone(child))?.type === 'element';
  parent.children = children.flatMap((child, at) => (endsInMark(child) && isBeforeElement(at) ? [child, wbr()] : [child]));
}

const isGone = (node: RootContent | undefined) => node?.type === 'text' && node.value === '';
const endsInMark = (node: RootContent) => node.type === 'element' && hasClass(node, MARKED_ONLY) && node.children.at(-1)?.type === 'text';

/** Puts the number of a footnote to what stands right before it, and the marks behind it, too. */
function keepFootnote(children: RootContent[], at: number, footnote: Element): void {
  const after = taken(children[at + 1], CLOSING);
  const place = isGone(children[at - 1]) ? at - 2 : at - 1;
  const neighbour = children[place];
  if (neighbour?.type === 'element' && (hasClass(neighbour, MARKED_ONLY) || hasClass(neighbour, WHOLE))) {
    const before = hasClass(neighbour, WHOLE) ? [neighbour] : neighbour.children;
    children[place] = kept([...before, footnote, ...after]);
    children[at] = {type: 'text', value: ''};
  } else {
    const before = taken(children[at - 1], LAST);
    if (before.length + after.length > 0) {
      children[at] = kept([...before, footnote, ...after]);
    }
  }
}

const kept = (children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {className: [MARKED]},
  children,
});
