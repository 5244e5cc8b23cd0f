import type {Parsed} from '../../../../shared/pure/parse';

/** A pattern laid under a text. */
export interface TextState {
  text: string;
  pattern: string;
  /** Column of the text under which the pattern begins. */
  shift: number;
  /** Length of the pattern's prefix that is known to match. */
  agreed: number;
  /** The compared column, and the result. */
  compared?: {at: number; equal: boolean};
  /** The failure array as far as it has been computed. */
  next: readonly number[];
  /** The index in `next` being read or written. */
  used?: number;
  /** Where the pattern was found. */
  found: readonly number[];
}

/** A string of letters and digits. */
export function parseWord(text: string, what: string, most: number): Parsed<string> {
  const word = text.normalize('NFKC').trim();
  const wrong = [...word].find((letter) => !/^[A-Za-z0-9]$/.test(letter));
  if (wrong !== undefined) {
    return {message: `${what}里的“${wrong}”不行：只用字母与数字。`};
  }
  if (word.length < 1 || word.length > most) {
    return {message: `${what}要 1 到 ${most} 个字符，现在是 ${word.length} 个。`};
  }
  return {value: word, text: word};
}

/** next[q], q from 0 to the length: how long the longest proper border of the first q characters is; −1 for none of them. */
export function failures(pattern: string): number[] {
  const next = [-1];
  let j = -1;
  for (let i = 0; i < pattern.length; i += 1) {
    while (j >= 0 && pattern[i] !== pattern[j]) {
      j = next[j]!;
    }
    j += 1;
    next.push(j);
  }
  return next;
}

/** A word of so many letters, drawn from the first few of the alphabet. */
export const randomWord = (random: () => number, length: number, letters: string) =>
  Array.from({length}, () => letters[Math.floor(random() * letters.length)]).join('');
