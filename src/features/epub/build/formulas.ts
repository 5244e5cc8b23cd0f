import type {AnyNode, CheerioAPI, Element} from 'cheerio';
import {elementEnd, replaceParts} from '../../../shared/html/elements';
import {isElement} from '../../../shared/html/isElement';
import {startTags} from '../../../shared/html/startTags';
import {escapeHtml} from '../../../shared/pure/escapeHtml';

const MATH = /<math[^>]*>([^]*)<\/math>/;
const SOURCE = /<annotation encoding="application\/x-tex">([^]*?)<\/annotation>/;

/**
 * HTML whose formulas are MathML alone, with the TeX as their text for programs that set none: what KaTeX draws needs its
 * stylesheet and fonts, and is nine elements of ten of a page.
 */
export function withMathMl(html: string): string {
  const parts = [];
  for (const tag of startTags(html, 'span')) {
    if (tag.hasClass('katex')) {
      const end = elementEnd(html, tag);
      parts.push({start: tag.start, end, by: mathOf(html.slice(tag.start, end))});
    }
  }
  return replaceParts(html, parts);
}

function mathOf(formula: string): string {
  const content = MATH.exec(formula)?.[1];
  const source = SOURCE.exec(formula)?.[1];
  if (content === undefined || source === undefined) {
    throw new Error('公式里没有 MathML 或它的 TeX：KaTeX 的输出变了 → 改 src/features/epub/build/formulas.ts');
  }
  const isDisplay = /<math[^>]* display="block"/.test(formula);
  const presentation = content.replace(SOURCE, '').replace(/<\/?semantics>/g, '');
  const text = source.trim().replace(/\s+/g, ' ').replaceAll('"', '&quot;');
  return `<math xmlns="http://www.w3.org/1998/Math/MathML"${isDisplay ? ' display="block"' : ''} alttext="${text}">${presentation}</math>`;
}

/** In a line, formulas of so many characters may be parted, after these. */
const LONG = 16;
const RELATION = /^[=<>≤≥≈≠≡∈∼→⇒≪≫⊆:]$/;
const OPERATION = /^[+−×⋅·,]$/;
/** The invisible operator between a function and what it is applied to. */
const APPLIED = '\u2061';
/** Elements with any number of parts. */
const ROW = /^m(?:ath|row|style|padded|td|sqrt|error|phantom|enclose)$/;

/**
 * A formula as XML that MathML's schema allows. A long one in a line becomes several: programs break lines between formulas
 * alone, and cut off what is wider than the page.
 */
export function formulaXml(math: Element, $: CheerioAPI): string {
  const rows = math.children.filter(isElement);
  const [row] = rows;
  if ('display' in math.attribs || rows.length !== 1 || row?.name !== 'mrow' || $(row).text().length < LONG) {
    return xmlOf(math, math.children.map(partXml).join(''));
  }
  return partsOf(row.children, $)
    .map((nodes) => xmlOf(math, `<mrow>${nodes.map(partXml).join('')}</mrow>`, 'alttext'))
    .join('');
}

/** What stands in a row, parted where a line may end. */
function partsOf(nodes: readonly AnyNode[], $: CheerioAPI): AnyNode[][] {
  const parts: AnyNode[][] = [[]];
  let length = 0;
  for (const node of nodes) {
    const text = $(node).text();
    parts.at(-1)?.push(node);
    length += text.length;
    if (isElement(node) && node.name === 'mo' && (RELATION.test(text) || (length > LONG / 2 && OPERATION.test(text)))) {
      parts.push([]);
      length = 0;
    }
  }
  return parts.filter((part) => part.length > 0);
}

const textOf = (node: AnyNode): string => (isElement(node) ? node.children.map(textOf).join('') : node.type === 'text' ? node.data : '');

function partXml(node: AnyNode): string {
  if (!isElement(node)) {
    return node.type === 'text' ? escapeHtml(node.data) : '';
  }
  // What KaTeX puts behind the name of a function is one part too many where two are asked for.
  const children = ROW.test(node.name)
    ? node.children
    : node.children.filter((child) => !(isElement(child) && child.name === 'mo' && textOf(child) === APPLIED));
  const inside = children.map(partXml).join('');
  // It puts a row into an operator, too, which is for characters alone.
  return /^(?:mi|mn|mo|mtext)$/.test(node.name) && children.some(isElement) ? `<mrow>${inside}</mrow>` : xmlOf(node, inside);
}

function xmlOf({name, attribs}: Element, inside: string, without?: string): string {
  const own = Object.entries(attribs)
    .filter(([attribute]) => attribute !== without)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`);
  return `<${name}${own.join('')}>${inside}</${name}>`;
}
