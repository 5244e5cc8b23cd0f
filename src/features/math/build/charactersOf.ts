/** Characters of formulas, by the family that KaTeX's stylesheet sets them in. */
export interface Characters {
  /** Letters of variables: KaTeX_Math. */
  math: Set<string>;
  /** All others, in any of the other families. */
  other: Set<string>;
}

const FORMULA = /<span class="?katex-html/g;
/** A span's tag, another tag, or text. */
const PART = /<(\/?)span([^>]*)>|<[^>]*>|([^<]+)/g;
/** Classes whose text KaTeX's stylesheet sets in KaTeX_Math. */
const MATH = /\b(?:mathnormal|boldsymbol)\b/;
const ENTITIES: Record<string, string> = {'&lt;': '<', '&gt;': '>', '&amp;': '&', '&nbsp;': '\u00a0', '&quot;': '"', '&#x27;': "'"};

function decode(entity: string): string {
  const character = ENTITIES[entity];
  if (!character) {
    throw new Error(`公式里有 ${entity}：把它写进 src/features/math/charactersOf.ts 的 ENTITIES`);
  }
  return character;
}

/**
 * Adds the characters that a page shows in formulas. Formulas are many: their spans are read as they stand, without a tree.
 * @throws Error when a character is written in a way that is not known here.
 */
export function addCharactersOf(html: string, {math, other}: Characters): void {
  for (const {index} of html.matchAll(FORMULA)) {
    const open: Set<string>[] = [];
    PART.lastIndex = index;
    do {
      const [tag, slash, attributes, text] = PART.exec(html)!;
      if (text) {
        [...text.replace(/&[\w#]+;/g, decode)].forEach((character) => open.at(-1)!.add(character));
      } else if (slash) {
        open.pop();
      } else if (tag.startsWith('<span')) {
        open.push(MATH.test(attributes!) ? math : (open.at(-1) ?? other));
      }
    } while (open.length > 0);
  }
}
