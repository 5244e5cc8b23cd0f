const LETTER = /[\p{L}\p{N}]/u;
const HAN = /\p{Script=Han}/u;
/** Words of one character that no line begins with, and those that none ends with. */
const TO_THE_LAST = /^[的地得了着过们个些种次条篇里上下中吗呢吧]$/u;
const TO_THE_NEXT = /^[第不没未最更太很各每]$/u;

const length = (text: string) => [...text].length;

/** Where browsers see no end of a word, but there is one: between letters, one of them Han. */
function mayPart(last: string, next: string): boolean {
  const [before, after] = [[...last].at(-1)!, [...next][0]!];
  const isInside = LETTER.test(before) && LETTER.test(after) && (HAN.test(before) || HAN.test(after));
  // Single characters in a row are, as often as not, a word that the dictionary does not know.
  return isInside && !(length(last) === 1 && length(next) === 1) && !TO_THE_LAST.test(next) && !TO_THE_NEXT.test(last);
}

/**
 * A title in parts inside which no line is to end, for `word-break: keep-all` with a `<wbr>` between each two: browsers then break
 * at these, at spaces and at punctuation only. A browser without a dictionary (Firefox before 125) gets it whole.
 */
export function unbrokenParts(text: string): string[] {
  if (!HAN.test(text) || typeof Intl.Segmenter === 'undefined') {
    return [text];
  }
  const parts: string[] = [];
  let last: string | undefined;
  for (const {segment} of new Intl.Segmenter('zh', {granularity: 'word'}).segment(text)) {
    if (last === undefined || mayPart(last, segment)) {
      parts.push(segment);
    } else {
      parts[parts.length - 1] += segment;
    }
    last = segment;
  }
  return parts;
}
