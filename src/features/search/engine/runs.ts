export interface Run {
  kind: 'han' | 'word';
  start: number;
  end: number;
}

/** What a UTF-16 code unit belongs to: nothing, a run of Chinese characters, or a word of another script. */
export type CharacterClass = 1 | 2 | 3;
export const NEITHER = 1;
const HAN = 2;
const WORD = 3;
const LETTER = /[\p{L}\p{N}_]/u;

/** Cache of classes by code unit; 0 where unknown. */
const known = new Uint8Array(0x10000);

/** The class of a UTF-16 code unit; NaN, beyond the end of a text, is neither. */
export const classOf = (code: number): CharacterClass => (known[code] as CharacterClass | 0 | undefined) || classify(code);

function classify(code: number): CharacterClass {
  if (Number.isNaN(code)) {
    return NEITHER;
  }
  const characterClass = isChinese(code) ? HAN : LETTER.test(String.fromCharCode(code)) ? WORD : NEITHER;
  known[code] = characterClass;
  return characterClass;
}

const isChinese = (code: number) =>
  (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf) || (code >= 0xf900 && code <= 0xfaff) || code === 0x3007;

/** Whether a UTF-16 code unit is a Chinese character. */
export const isHan = (code: number): boolean => classOf(code) === HAN;

/** Whether a UTF-16 code unit belongs to a word of another script: a letter, a digit or an underscore. */
export const isWord = (code: number): boolean => classOf(code) === WORD;

/** The maximal runs of Chinese characters and of word characters in a folded text. */
export function runsOf(folded: string): Run[] {
  const runs: Run[] = [];
  let start = 0;
  while (start < folded.length) {
    const first = classOf(folded.charCodeAt(start));
    let end = start + 1;
    if (first !== NEITHER) {
      while (end < folded.length && classOf(folded.charCodeAt(end)) === first) {
        end++;
      }
      runs.push({kind: first === HAN ? 'han' : 'word', start, end});
    }
    start = end;
  }
  return runs;
}

/** The pairs of neighbours in a run of Chinese characters; of a single one, that one. */
export const bigramsOf = (run: string): string[] => Array.from({length: Math.max(1, run.length - 1)}, (_, at) => run.slice(at, at + 2));
