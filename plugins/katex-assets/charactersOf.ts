import {load, type AnyNode} from 'cheerio';

/** Characters of formulas, by the family that KaTeX's stylesheet sets them in. */
export interface Characters {
  /** Letters of variables: KaTeX_Math. */
  math: Set<string>;
  /** All others, in any of the other families. */
  other: Set<string>;
}

/** Classes whose text KaTeX's stylesheet sets in KaTeX_Math. */
const MATH = /(?:^|\s)(?:mathnormal|boldsymbol)(?:\s|$)/;

/** Adds the characters that a page shows in formulas. */
export function addCharactersOf(html: string, {math, other}: Characters): void {
  const add = (node: AnyNode, into: Set<string>): void => {
    if (node.type === 'text') {
      [...node.data].forEach((character) => into.add(character));
    } else if ('attribs' in node) {
      node.children.forEach((child) => add(child, MATH.test(node.attribs.class ?? '') ? math : into));
    }
  };
  load(html)('.katex-html').each((_, formula) => add(formula, other));
}
