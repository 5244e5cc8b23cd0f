import type {AnyNode, Element} from 'cheerio';
import type {AlignType, BlockContent, Code, List, Paragraph, PhrasingContent, Table, TableCell} from 'mdast';
import type {InlineMath, Math} from 'mdast-util-math';
import {isElement} from '../../../shared/html/isElement';

type Block = BlockContent | Math;
type Inline = PhrasingContent | InlineMath;

const PHRASING = new Set('a b br code del em i img kbd s strong sub sup'.split(' '));

const isInline = (node: AnyNode) => !isElement(node) || PHRASING.has(node.name);
const textOf = (node: AnyNode): string => (isElement(node) ? node.children.map(textOf).join('') : node.type === 'text' ? node.data : '');

/** The nodes of a plain body (./plain), which has few elements, as mdast; text beside blocks becomes paragraphs. */
export function toMdast(nodes: AnyNode[]): Block[] {
  const first = nodes.findIndex((node) => !isInline(node));
  const text = paragraph(first < 0 ? nodes : nodes.slice(0, first));
  return first < 0 ? text : [...text, ...block(nodes[first] as Element), ...toMdast(nodes.slice(first + 1))];
}

function paragraph(nodes: AnyNode[]): Paragraph[] {
  const children = nodes.flatMap(inline);
  return children.every((child) => child.type === 'text' && child.value.trim() === '')
    ? []
    : [{type: 'paragraph', children: trimmed(children)}];
}

/** Without the spaces at either end. */
function trimmed(nodes: Inline[]): PhrasingContent[] {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first?.type === 'text') {
    first.value = first.value.trimStart();
  }
  if (last?.type === 'text') {
    last.value = last.value.trimEnd();
  }
  return nodes.filter((node) => node.type !== 'text' || node.value !== '');
}

function inline(node: AnyNode): Inline[] {
  if (!isElement(node)) {
    return [{type: 'text', value: textOf(node).replace(/[ \t\r\n]+/g, ' ')}];
  }
  const children = () => node.children.flatMap(inline) as PhrasingContent[];
  const {class: className, href = '', src = '', alt = ''} = node.attribs;
  switch (node.name) {
    case 'code':
      return [{type: className === 'math' ? 'inlineMath' : 'inlineCode', value: textOf(node)}];
    case 'kbd':
      return [{type: 'inlineCode', value: textOf(node)}];
    case 'a':
      return [{type: 'link', url: href, children: children()}];
    case 'img':
      return [{type: 'image', url: src, alt}];
    case 'br':
      return [{type: 'break'}];
    case 'strong':
    case 'b':
      return [{type: 'strong', children: children()}];
    case 'em':
    case 'i':
      return [{type: 'emphasis', children: children()}];
    case 'del':
    case 's':
      return [{type: 'delete', children: children()}];
    default:
      return children();
  }
}

function block(node: Element): Block[] {
  switch (node.name) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [{type: 'heading', depth: Number(node.name[1]) as 1, children: trimmed(node.children.flatMap(inline))}];
    case 'p':
      return toMdast(node.children);
    case 'blockquote':
      return [{type: 'blockquote', children: toMdast(node.children)}];
    case 'hr':
      return [{type: 'thematicBreak'}];
    case 'pre':
      return [code(node)];
    case 'ul':
    case 'ol':
      return [list(node)];
    case 'table':
      return [table(node)];
    default:
      return toMdast(node.children);
  }
}

function code(pre: Element): Code | Math {
  const value = textOf(pre).replace(/\n$/, '');
  if (pre.attribs.class === 'math') {
    return {type: 'math', value};
  }
  const {title} = pre.attribs;
  const inside = pre.children.find(isElement);
  const lang = /^language-(.+)/.exec(inside?.attribs.class ?? '')?.[1];
  return {type: 'code', lang: lang ?? (title ? 'text' : null), meta: title ? `title="${title}"` : null, value};
}

function list(node: Element): List {
  const items = node.children.filter(isElement).map(({children}) => toMdast(children) as BlockContent[]);
  return {
    type: 'list',
    ordered: node.name === 'ol',
    start: Number(node.attribs.start ?? 1),
    spread: false,
    children: items.map((children) => ({type: 'listItem', spread: children.filter(({type}) => type !== 'list').length > 1, children})),
  };
}

function table(node: Element): Table {
  const rows = rowsOf(node).map((row) => row.children.filter(isElement));
  return {
    type: 'table',
    align: rows[0]?.map(({attribs}) => (attribs.align ?? null) as AlignType) ?? [],
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.flatMap(cellsOf),
    })),
  };
}

/** A cell, and an empty one for each further column that it spans. */
function cellsOf({attribs, children}: Element): TableCell[] {
  const empty = Array.from({length: Number(attribs.colspan ?? 1) - 1}, (): TableCell => ({type: 'tableCell', children: []}));
  return [{type: 'tableCell', children: trimmed(children.flatMap(inlineOf))}, ...empty];
}

const rowsOf = (node: Element): Element[] =>
  node.children.filter(isElement).flatMap((child) => (child.name === 'tr' ? [child] : rowsOf(child)));

/** A cell has room for phrases only. */
const inlineOf = (node: AnyNode): Inline[] => (isInline(node) ? inline(node) : (node as Element).children.flatMap(inlineOf));
