import {tidy} from './text';

/** Code is cut into passages of about so many characters, at its lines. */
const PASSAGE_LENGTH = 300;
const SAYS_SOMETHING = /[\p{L}\p{N}_]{2}/u;

/** The lines of a block of code that hold a name or a word, in passages. */
export function codePassages(code: string): string[] {
  const passages: string[] = [];
  for (const line of code
    .split('\n')
    .map(tidy)
    .filter((text) => SAYS_SOMETHING.test(text))) {
    const last = passages.at(-1);
    if (last !== undefined && last.length + line.length < PASSAGE_LENGTH) {
      passages[passages.length - 1] = `${last} ${line}`;
    } else {
      passages.push(line);
    }
  }
  return passages;
}
