/** The last three rows of a table of distances: a query compares thousands of words. */
let rows: Uint16Array[] = [];

/** The Damerau–Levenshtein distance (optimal string alignment) of two words, or `bound` + 1 when it is larger. */
export function editDistance(a: string, b: string, bound: number): number {
  if (Math.abs(a.length - b.length) > bound) {
    return bound + 1;
  }
  if (!rows[0] || rows[0].length <= b.length) {
    rows = [0, 1, 2].map(() => new Uint16Array(2 * b.length + 2));
  }
  let [twoBack, back, row] = rows as [Uint16Array, Uint16Array, Uint16Array];
  for (let j = 0; j <= b.length; j++) {
    back[j] = j;
  }
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(back[j - 1]! + (same ? 0 : 1), back[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, twoBack[j - 2]! + 1);
      }
      row[j] = cost;
      best = Math.min(best, cost);
    }
    if (best > bound) {
      return bound + 1;
    }
    [twoBack, back, row] = [back, row, twoBack];
  }
  return Math.min(back[b.length]!, bound + 1);
}

/** The substring of a text nearest to a pattern, and its edit distance. */
export interface Nearest {
  distance: number;
  /** The offset of its end. */
  end: number;
}

/** For each character a bit mask of its offsets in the pattern; all 0 between two searches. */
const offsets = new Int32Array(0x10000);

/**
 * Sellers' approximate substring search in Myers' bit-parallel form (JACM 46, 1999): one step for each character of
 * the text, for patterns of up to 32 characters.
 */
export function nearestPlace(pattern: string, text: string): Nearest {
  for (let at = 0; at < pattern.length; at++) {
    offsets[pattern.charCodeAt(at)]! |= 1 << at;
  }
  const last = 1 << (pattern.length - 1);
  let plus = -1;
  let minus = 0;
  let distance = pattern.length;
  let least = distance;
  let end = 0;
  for (let at = 0; at < text.length; at++) {
    const equal = offsets[text.charCodeAt(at)]!;
    const vertical = equal | minus;
    const horizontal = (((equal & plus) + plus) ^ plus) | equal;
    let up = minus | ~(horizontal | plus);
    let down = plus & horizontal;
    distance += up & last ? 1 : down & last ? -1 : 0;
    up <<= 1;
    down <<= 1;
    plus = down | ~(vertical | up);
    minus = up & vertical;
    if (distance < least) {
      least = distance;
      end = at + 1;
    }
  }
  for (let at = 0; at < pattern.length; at++) {
    offsets[pattern.charCodeAt(at)] = 0;
  }
  return {distance: least, end};
}
