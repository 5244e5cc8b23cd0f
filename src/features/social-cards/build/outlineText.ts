import {load, type CheerioAPI, type Element} from 'cheerio';
import type {Outlines, TextStyle} from './fonts';

/** What text inherits from the elements around it. */
interface Inherited {
  size: number;
  weight: number;
  anchor: string;
}

const SHIFT: Record<string, number> = {middle: 0.35, central: 0.35, hanging: 0.8};
/** What the outline of a text needs no more. */
const OF_TEXT = ['x', 'y', 'dx', 'dy', 'font-size', 'font-weight', 'font-family', 'text-anchor', 'xml:space', 'textLength', 'lengthAdjust'];

const parse = (svg: string): CheerioAPI => load(svg, {xml: true});

/** All characters of a drawing's texts. */
export const textOf = (svg: string): string => parse(svg)('text').text();

/** A drawing with the outlines of its texts in place of these. Positions of single letters, and text on paths, are not known. */
export function outlineText(svg: string, outlines: Outlines): string {
  const $ = parse(svg);
  $('text').each((_, text) => {
    const paths = runsOf(text, styleOf(text)).map(({data, more}) => `<path d="${data}"${more}/>`);
    const kept = attributesOf(text, OF_TEXT);
    $(text).replaceWith(`<g stroke="none"${kept}>${paths.join('')}</g>`);
  });
  return $.xml();

  function runsOf(text: Element, style: Inherited): {data: string; more: string}[] {
    let at = {x: number(text.attribs.x), y: number(text.attribs.y) + number(text.attribs.dy, style.size)};
    const runs = text.children.map((child) => {
      if (child.type === 'tag') {
        const own = styleOf(child);
        const {x, y, dx, dy} = child.attribs;
        at = {
          x: (x === undefined ? at.x : number(x)) + number(dx, own.size),
          y: (y === undefined ? at.y : number(y)) + number(dy, own.size),
        };
        return {
          content: $(child).text(),
          own,
          more: attributesOf(child, OF_TEXT),
          startsAt: x === undefined ? undefined : at,
          at,
        };
      }
      return {content: child.type === 'text' ? child.data.replace(/\s+/g, ' ') : '', own: style, more: '', startsAt: undefined, at};
    });
    // What one anchor holds: up to the next part that has a place of its own.
    const chunks: (typeof runs)[] = [];
    runs.forEach((run) => (run.startsAt || chunks.length === 0 ? chunks.push([run]) : chunks.at(-1)!.push(run)));
    return chunks.flatMap((chunk) => {
      const widths = chunk.map(({content, own}) => outlines.widthOf(content, fontOf(own)));
      const width = widths.reduce((sum, one) => sum + one, 0);
      const {anchor} = chunk[0]!.own;
      let x = (chunk[0]!.startsAt ?? chunk[0]!.at).x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
      return chunk.map(({content, own, more, at: {y}}, i) => {
        const lower = SHIFT[text.attribs['dominant-baseline'] ?? ''] ?? 0;
        const data = outlines.pathOf(content, fontOf(own), x, y + lower * own.size);
        x += widths[i]!;
        return {data, more};
      });
    });
  }
}

const fontOf = ({size, weight}: Inherited): TextStyle => ({family: 'sans', weight, size});

function styleOf(element: Element): Inherited {
  const near = (name: string): string | undefined => {
    for (let one: Element | null = element; one?.type === 'tag'; one = one.parent as Element | null) {
      const value = styleValue(one.attribs.style, name) ?? one.attribs[name];
      if (value !== undefined) {
        return value;
      }
    }
    return undefined;
  };
  const weight = near('font-weight');
  return {
    size: parseFloat(near('font-size') ?? '16'),
    weight: weight === 'bold' ? 700 : Number(weight) || 400,
    anchor: near('text-anchor') ?? 'start',
  };
}

const styleValue = (style: string | undefined, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`).exec(style ?? '')?.[1]?.trim();

/** A length of an attribute in the drawing's units; only the first of a list. */
function number(value: string | undefined, em = 16): number {
  const first = parseFloat(value ?? '0') || 0;
  return /em\b/.test(value ?? '') ? first * em : first;
}

const attributesOf = ({attribs}: Element, without: readonly string[]): string =>
  Object.entries(attribs)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`)
    .join('');
