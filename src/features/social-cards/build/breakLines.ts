/** May not begin a line. */
const NOT_FIRST = /^[，。、；：？！”’）》〉」』】%℃,.;:?!)\]}…·]/;
/** May not end one. */
const NOT_LAST = /[“‘（《〈「『【([{]$/;

const SEGMENTER = new Intl.Segmenter('zh-Hans', {granularity: 'word'});

/**
 * A text in lines of at most a width, broken between words; the last of too many ends in an ellipsis.
 * @param widthOf how far a text reaches
 */
export function breakLines(text: string, widthOf: (text: string) => number, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of partsOf(text)) {
    if (line && widthOf((line + part).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = part.trimStart();
    } else {
      line += part;
    }
  }
  if (line.trim()) {
    lines.push(line.trimEnd());
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), shortened(lines[most - 1]!, widthOf, width)];
}

/** Whether no line of a text reaches beyond a width: a word longer than it would. */
export const fits = (lines: readonly string[], widthOf: (text: string) => number, width: number): boolean =>
  lines.every((line) => widthOf(line) <= width);

/** Words, with the marks that belong to them. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const {segment} of SEGMENTER.segment(text)) {
    const last = parts.at(-1);
    if (last !== undefined && (NOT_FIRST.test(segment) || NOT_LAST.test(last))) {
      parts[parts.length - 1] = last + segment;
    } else {
      parts.push(segment);
    }
  }
  return parts;
}

function shortened(line: string, widthOf: (text: string) => number, width: number): string {
  const characters = [...line];
  while (characters.length > 0 && widthOf(`${characters.join('')}…`) > width) {
    characters.pop();
  }
  return `${characters.join('').replace(/[，。、；：\s]+$/, '')}…`;
}
