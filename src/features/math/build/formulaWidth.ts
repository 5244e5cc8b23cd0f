import katex from 'katex';
import {KATEX_OPTIONS} from './formula';

/** What KaTeX builds before it writes HTML (its domTree.ts), as far as widths need it. */
interface Box {
  children?: Box[];
  classes?: string[];
  style?: Partial<Record<'marginLeft' | 'marginRight' | 'paddingLeft' | 'width' | 'minWidth', string>>;
  /** Of a symbol: its characters, and the width of the first of them. */
  text?: string;
  width?: number;
  italic?: number;
}

/** KaTeX's `sizeMultipliers`, of `size1` to `size11`. */
const SIZES = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.44, 1.728, 2.074, 2.488];
/** What KaTeX's stylesheet adds to a box. */
const PADDING: Record<string, number> = {nulldelimiter: 0.12, boxpad: 0.6, 'x-arrow-pad': 1};
/** Each character of this face. */
const TYPEWRITER = 0.525;
/**
 * The widths of words are guessed. With this, of the site's 291 formulas on lines of their own (2026-11-26, Chromium) the narrowest
 * guess is right, the widest 7 % too wide.
 */
const SAFETY = 1.03;
/** Stand above, below or beside others, and take no room. */
const WITHOUT_WIDTH = new Set(['pstrut', 'vlist-s', 'thinbox', 'llap', 'rlap', 'clap', 'strut', 'katex-mathml']);
/** Widths of letters, for which KaTeX keeps none once it has joined them to a word. */
const NARROW = /[fijlrst.,:;!'()[\]| ]/;
const WIDE = /[mwMW%]/;

/** KaTeX's types do not know what its own extensions use. */
const {__renderToDomTree: renderToTree} = katex as unknown as {__renderToDomTree: (tex: string, options: object) => Box};

const ems = (size: string | undefined) => (size?.endsWith('em') ? parseFloat(size) : 0);

function charWidth(char: string): number {
  if (char > '\u2E7F') {
    return 1;
  }
  return NARROW.test(char) ? 0.36 : WIDE.test(char) ? 0.85 : /[A-Z]/.test(char) ? 0.72 : 0.52;
}

function symbolWidth({text = '', width = 0, italic = 0, classes = []}: Box): number {
  const chars = [...text];
  if (classes.includes('texttt')) {
    return TYPEWRITER * chars.length;
  }
  return (chars.length === 1 && width > 0 ? width : chars.reduce((sum, char) => sum + charWidth(char), 0)) + italic;
}

function sizeOf(classes: readonly string[]): number {
  const [from, to] = [/^reset-size(\d+)$/, /^size(\d+)$/].map((pattern) =>
    Number(classes.map((name) => pattern.exec(name)?.[1]).find(Boolean)),
  );
  return from && to && /sizing|fontsize-ensurer/.test(classes.join(' ')) ? SIZES[to - 1]! / SIZES[from - 1]! : 1;
}

/** In em at the size of what stands around it. */
function boxWidth(box: Box): number {
  const {children = [], classes = [], style = {}} = box;
  if (classes.some((name) => WITHOUT_WIDTH.has(name))) {
    return 0;
  }
  const outside = ems(style.marginLeft) + ems(style.marginRight) + ems(style.paddingLeft);
  const widths = children.map(boxWidth);
  const isStack = classes.includes('vlist') || classes.includes('vlist-t');
  const inside = isStack ? Math.max(0, ...widths) : widths.reduce((sum, width) => sum + width, 0);
  const own = box.text === undefined ? Math.max(inside, ems(style.width), ems(style.minWidth)) : symbolWidth(box);
  const padding = classes.reduce((sum, name) => sum + (PADDING[name] ?? 0), 0);
  return (own + outside + padding) * sizeOf(classes);
}

const find = (box: Box, name: string): Box | undefined =>
  box.classes?.includes(name) ? box : box.children?.map((child) => find(child, name)).find(Boolean);

/**
 * About how wide the parts of a displayed formula are, between which KaTeX lets a line end: in em at the formula's own size, rather
 * too much than too little.
 */
export function partWidths(tex: string): number[] {
  const html = find(renderToTree(tex, {displayMode: true, ...KATEX_OPTIONS}), 'katex-html');
  return (html?.children ?? []).map((part) => boxWidth(part) * SAFETY);
}
