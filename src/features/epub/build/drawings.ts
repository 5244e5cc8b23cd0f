import {createHash} from 'node:crypto';
import type {AnyNode, CheerioAPI, Element} from 'cheerio';
import type {Palette} from '../../../shared/build/palette';
import {isElement} from '../../../shared/html/isElement';
import {escapeHtml} from '../../../shared/pure/escapeHtml';
import {flattened} from './flatten';
import {resolved, type StyleRule} from './sheet';

/** A drawing of a page as a file of its own. */
export interface Drawing {
  file: string;
  svg: string;
  width: number;
  height: number;
}

/** What programs that know no stylesheet read from attributes, too. */
const PRESENTATION = new Set(
  'fill fill-opacity fill-rule stroke stroke-width stroke-dasharray stroke-dashoffset stroke-linejoin stroke-linecap stroke-opacity opacity font-size font-weight font-family text-anchor dominant-baseline paint-order vector-effect visibility display'.split(
    ' ',
  ),
);
/** Of these what stands around a drawing counts in it. */
const INHERITED = new Set('fill stroke stroke-width font-size font-weight font-family text-anchor'.split(' '));
/** Attributes that say nothing in a file of its own. */
const OF_THE_PAGE = /^(?:class|style|role|tabindex|aria-.*|data-.*|xmlns.*|width|height)$/;
/** Room around a drawing, in its units: on a page it may draw beyond its edges. */
const EDGE = 6;
const REM = 16;

type Values = ReadonlyMap<string, string>;

/**
 * Makes files of the drawings of a page: in a file of its own a drawing keeps its ground and its colours, whatever colours the
 * reader has chosen. What the page's stylesheet says is written into attributes, which every program reads.
 * @param sheet the rules that may matter to the page
 */
export function drawings($: CheerioAPI, sheet: readonly StyleRule[], colours: Palette): (svg: Element) => Drawing {
  const declared = declarationsOf($, sheet);
  // Halos have the colour of the ground.
  const palette: Palette = {...colours, raised: colours.paper ?? 'none', mono: 'monospace', sans: 'sans-serif'};
  const known = new Map<Element, Values>();

  /** What the rules and its own style say of an element; variables also what they say of those around it. */
  function valuesOf(element: Element): Values {
    const cached = known.get(element);
    if (cached) {
      return cached;
    }
    const parent = element.parent && isElement(element.parent) ? valuesOf(element.parent) : undefined;
    const values = new Map([...(parent ?? [])].filter(([name]) => name.startsWith('--')));
    const own = new Map<string, string>();
    declared.get(element)?.forEach(([name, value]) => own.set(name, value));
    for (const [, name = '', value = ''] of (element.attribs.style ?? '').matchAll(/([\w-]+)\s*:\s*([^;]+)/g)) {
      own.set(name, value);
    }
    own.forEach((value, name) => name.startsWith('--') && values.set(name, value));
    const valueOf = (name: string) => values.get(name) ?? palette[name.slice(2)];
    own.forEach((value, name) => values.set(name, mixed(resolved(value, valueOf))));
    fontOf(values);
    known.set(element, values);
    return values;
  }

  function attributesOf(element: Element): Map<string, string> {
    const values = valuesOf(element);
    const all = new Map<string, string>();
    for (const [name, value] of Object.entries(element.attribs)) {
      if (!OF_THE_PAGE.test(name) || (/^(?:width|height)$/.test(name) && element.name !== 'svg')) {
        all.set(
          name,
          resolved(value, (variable) => values.get(variable) ?? palette[variable.slice(2)]),
        );
      }
    }
    values.forEach((value, name) => {
      if (PRESENTATION.has(name)) {
        all.set(name, inPixels(value));
      } else if (name === 'transform' && /^[\w\s.,()-]+$/.test(value)) {
        all.set(name, transformOf(value));
      }
    });
    if (all.get('vector-effect') === 'non-scaling-stroke' && element.name === 'path') {
      const path = flattened(all.get('d') ?? '', all.get('transform') ?? '');
      if (path !== undefined) {
        all.set('d', path).delete('transform');
      }
    }
    all.delete('vector-effect');
    return all;
  }

  const written = (attributes: ReadonlyMap<string, string>): string =>
    [...attributes]
      .map(
        ([name, value]) =>
          ` ${name}="${escapeHtml(value.replaceAll('currentColor', palette.ink ?? 'black').replaceAll('inherit', 'sans-serif'))}"`,
      )
      .join('');

  function write(node: AnyNode): string {
    if (!isElement(node)) {
      return node.type === 'text' ? escapeHtml(node.data) : '';
    }
    const inside = node.children.map(write).join('');
    // HTML in a drawing are words.
    if (/^(?:span|wbr|br|div|p|b|title)$/.test(node.name)) {
      return inside;
    }
    const attributes = attributesOf(node);
    if (node.name === 'a') {
      ['href', 'xlink:href', 'target', 'rel'].forEach((name) => attributes.delete(name));
    }
    // A picture leads nowhere.
    const tag = node.name === 'a' ? 'g' : node.name;
    const isHalo = attributes.get('paint-order')?.startsWith('stroke');
    attributes.delete('paint-order');
    const whole = `<${tag}${written(attributes)}>${inside}</${tag}>`;
    // A halo is the text once more, below: not every program knows the order of painting.
    return isHalo ? `${whole}<${tag}${written(new Map([...attributes, ['stroke', 'none']]))}>${inside}</${tag}>` : whole;
  }

  function inheritedBy(element: Element): string {
    const around = new Map<string, string>();
    for (let each = element.parent; each && isElement(each); each = each.parent) {
      valuesOf(each).forEach((value, name) => INHERITED.has(name) && !around.has(name) && around.set(name, value));
    }
    return [...around].map(([name, value]) => ` ${name}="${escapeHtml(inPixels(value))}"`).join('');
  }

  return (svg) => {
    const box = (svg.attribs.viewBox ?? '').split(/[\s,]+/).map(Number);
    const [x, y, width, height] = box;
    if (box.length !== 4 || x === undefined || y === undefined || !width || !height || box.some(Number.isNaN)) {
      throw new Error(`一幅 SVG 的 viewBox 读不懂（“${svg.attribs.viewBox ?? ''}”），书里放不下它 → 给它写上四个数的 viewBox`);
    }
    const room = {x: x - EDGE, y: y - EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE};
    const attributes = attributesOf(svg);
    ['viewBox', 'preserveAspectRatio', 'id'].forEach((name) => attributes.delete(name));
    const inside = svg.children.map(write).join('');
    const content = `<svg xmlns="http://www.w3.org/2000/svg"${inside.includes('xlink:') ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : ''} viewBox="${Object.values(room).join(' ')}" width="${room.width}" height="${room.height}"><rect x="${room.x}" y="${room.y}" width="${room.width}" height="${room.height}" fill="${palette.paper}"/><g font-family="sans-serif"${inheritedBy(svg)}><g${written(attributes)}>${inside}</g></g></svg>`;
    const file = `images/${createHash('sha256').update(content).digest('hex').slice(0, 16)}.svg`;
    return {file, svg: content, width: Math.round(room.width), height: Math.round(room.height)};
  };
}

/** What the rules say of the elements in figures: each rule is asked once for all of them, which takes a tenth of asking for each. */
function declarationsOf($: CheerioAPI, sheet: readonly StyleRule[]): Map<Element, StyleRule['declarations'][number][]> {
  const figures = $('[data-island], figure').filter((_, figure) => $(figure).parents('[data-island], figure').length === 0);
  const all = new Map<Element, StyleRule['declarations'][number][]>();
  for (const {selector, declarations} of sheet) {
    const drawn = /::?(?:before|after)/.test(selector) ? [] : figures.find(selector).toArray();
    drawn.forEach((element) => all.set(element, [...(all.get(element) ?? []), ...declarations]));
  }
  return all;
}

/** `font: 600 14px/1.5 serif` in its parts. */
function fontOf(values: Map<string, string>): void {
  const [, weight, size, family = ''] = /^(?:(\d{3}|bold)\s+)?([\d.]+(?:px|rem))(?:\/\S+)?\s+(.+)$/.exec(values.get('font') ?? '') ?? [];
  if (size !== undefined) {
    values.set('font-size', size);
    values.set('font-family', family);
    values.set('font-weight', weight ?? '400');
  }
}

const inPixels = (value: string): string =>
  value.replace(/^([\d.]+)(px|rem)$/, (_, number: string, unit: string) => String(Number(number) * (unit === 'rem' ? REM : 1)));

/** As an attribute has it: numbers without units, degrees. */
const transformOf = (value: string): string =>
  value
    .replace(/(-?[\d.]+)px/g, '$1')
    .replace(/(-?[\d.]+)rad/g, (_, angle: string) => String((Number(angle) * 180) / Math.PI))
    .replace(/scaleX\(([^)]+)\)/g, 'scale($1, 1)')
    .replace(/scaleY\(([^)]+)\)/g, 'scale(1, $1)');

/** The mixture of two colours as a colour. */
const mixed = (value: string): string =>
  value.replace(
    /color-mix\(in srgb,\s*(#[0-9a-f]{6})\s*([\d.]+)%,\s*(#[0-9a-f]{6})\)/gi,
    (_, one: string, share: string, other: string) => {
      const part = (colour: string, at: number) => parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16);
      const channel = (at: number) => Math.round((part(one, at) * Number(share) + part(other, at) * (100 - Number(share))) / 100);
      return `#${[0, 1, 2].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`;
    },
  );
