export interface Run {
  kind: 'han' | 'word';
  start: number;
  end: number;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a UTF-16 code unit is a Chinese character. */
export function isHan(code: number): boolean {
  return (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf) || (code >= 0xf900 && code <= 0xfaff) || code === 0x3007;
}

/** Whether a UTF-16 code unit belongs to a word of another script: a letter, a digit or an underscore. */
export function isWord(code: number): boolean {
  if (code < 0x80) {
    return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95;
  }
  return !isHan(code) && LETTER.test(String.fromCharCode(code));
}

/** The maximal runs of Chinese characters and of word characters in a folded text. */
export function runsOf(folded: string): Run[] {
  const runs: Run[] = [];
  let start = 0;
  while (start < folded.length) {
    const code = folded.charCodeAt(start);
    const kind = isHan(code) ? 'han' : isWord(code) ? 'word' : undefined;
    let end = start + 1;
    if (kind) {
      const belongs = kind === 'han' ? isHan : isWord;
      while (end < folded.length && belongs(folded.charCodeAt(end))) {
        end++;
      }
      runs.push({kind, start, end});
    }
    start = end;
  }
  return runs;
}
