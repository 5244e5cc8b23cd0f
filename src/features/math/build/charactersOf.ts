import {decodeText} from '../../../shared/html/decode';
import {elementEnd} from '../../../shared/html/elements';
import {startTags} from '../../../shared/html/startTags';
import {tokensOf} from '../../../shared/html/tokens';

/** Characters of formulas, by the family that KaTeX's stylesheet sets them in. */
export interface Characters {
  /** Letters of variables: KaTeX_Math. */
  math: Set<string>;
  /** All others, in any of the other families. */
  other: Set<string>;
}

/** Classes whose text KaTeX's stylesheet sets in KaTeX_Math. */
const MATH = /\b(?:mathnormal|boldsymbol)\b/;

/**
 * Adds the characters that a page shows in formulas.
 * @throws Error when a character is written in a way that is not known (`decodeText`).
 */
export function addCharactersOf(html: string, characters: Characters): void {
  let done = 0;
  for (const tag of startTags(html, 'span')) {
    if (tag.start >= done && tag.hasClass('katex-html')) {
      done = elementEnd(html, tag);
      addFormula(html.slice(tag.start, done), characters);
    }
  }
}

function addFormula(html: string, {math, other}: Characters): void {
  const open = [other];
  for (const token of tokensOf(html)) {
    if ('text' in token) {
      [...decodeText(token.text)].forEach((character) => open.at(-1)!.add(character));
    } else if ('end' in token) {
      open.length -= token.end === 'span' ? 1 : 0;
    } else if (token.start.name === 'span') {
      open.push(MATH.test(token.start.attribute('class') ?? '') ? math : open.at(-1)!);
    }
  }
}
