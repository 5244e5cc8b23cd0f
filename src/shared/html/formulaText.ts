import {tokensOf} from './tokens';
import type {StartTag} from './startTags';

const NO_WIDTH = /[\u2062-\u2064\u200b]/g;
/** What a reader types for a sign; the first stands between a function's name and what it is applied to. */
const KEYS: Record<string, string> = {'\u2061': ' ', '−': '-', '∗': '*', '∣': '|'};
const TYPED = new RegExp(`[${Object.keys(KEYS).join('')}]`, 'g');
const FUNCTION = /^[A-Za-z]{2,}$/;
const PRIMES = /^[′'’]+$/;
/** A space that keeps nothing apart. */
const NEEDLESS = /(?<![\p{L}\p{N})\]}*]) | (?![\p{L}\p{N}√∑∏∫])/gu;
/** What needs no brackets above, below or beside a sign: a number, a name, one character, or what has its own. */
const SINGLE = /^(?:-?[\p{L}\p{N}._]+|.|\([^()]*\)|\|[^|]*\|)$/u;

interface Part {
  /** None around the whole formula. */
  tag?: StartTag;
  children: string[];
}

/**
 * A formula in one line, as one would type it into a search: `n^2`, `x_i`, `a/(b+c)`, `√2`. Without the signs 10⁻⁷ would read 10−7.
 * @param mathml what KaTeX writes (https://katex.org/docs/options.html, `output`), its last elements open or not; escaped, as the result is
 */
export function formulaText(mathml: string): string {
  const open: Part[] = [{children: []}];
  const close = () => {
    const node = open.pop()!;
    open.at(-1)!.children.push(textOf(node));
  };
  for (const token of tokensOf(mathml)) {
    if ('text' in token) {
      open.at(-1)!.children.push(token.text.replace(NO_WIDTH, '').replace(TYPED, (sign) => KEYS[sign]!));
    } else if ('start' in token) {
      open.push({tag: token.start, children: []});
      if (token.start.endsItself) {
        close();
      }
    } else if (open.length > 1) {
      close();
    }
  }
  while (open.length > 1) {
    close();
  }
  return textOf(open[0]!).replace(/\s+/g, ' ').replace(NEEDLESS, '').trim();
}

function textOf({tag, children}: Part): string {
  const [base = '', second = '', third = ''] = children;
  const row = children.join('');
  switch (tag?.name) {
    case 'mi':
      return FUNCTION.test(row) ? ` ${row}` : row;
    case 'msup':
      return raised(base, second);
    case 'msub':
      return lowered(base, second);
    case 'msubsup':
    case 'munderover':
      return raised(lowered(base, second), third);
    case 'mover':
      return has(tag, 'accent') ? base : raised(base, second);
    case 'munder':
      return has(tag, 'accent') ? base : lowered(base, second);
    case 'mfrac':
      return has(tag, 'linethickness') ? `${base} ${second}` : `${grouped(base)}/${grouped(second)} `;
    case 'msqrt':
      return `√${grouped(row)}`;
    case 'mroot':
      return `${second.trim()}√${grouped(base)}`;
    case 'mtd':
    case 'mtr':
      return `${row} `;
    case 'mphantom':
      return '';
    default:
      return row;
  }
}

const has = (tag: StartTag, attribute: string) => tag.attribute(attribute) !== undefined;

// With a space behind: what follows is not above or below any more.
const raised = (base: string, above: string): string => `${base.trimEnd()}${PRIMES.test(above) ? above : `^${grouped(above)}`} `;
const lowered = (base: string, below: string): string => `${base.trimEnd()}_${grouped(below)} `;

function grouped(text: string): string {
  const inner = text.trim();
  return SINGLE.test(inner) || inner.startsWith('&') ? inner : `(${inner})`;
}
