import {lowerBound} from './postings';

/** Many strings as one, between line feeds, so that one `indexOf` tells which of them hold a part. */
export interface Joined {
  text: string;
  starts: Uint32Array;
}

/** Joins strings that hold no line feed. */
export function join(strings: string[]): Joined {
  const starts = new Uint32Array(strings.length);
  let at = 1;
  strings.forEach((string, index) => {
    starts[index] = at;
    at += string.length + 1;
  });
  return {text: `\n${strings.join('\n')}\n`, starts};
}

/** The numbers of the strings that hold `part`. */
export function holders({text, starts}: Joined, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at)) {
    const number = lowerBound(starts, at + 1) - 1;
    found.push(number);
    at = (starts[number + 1] ?? text.length) - 1;
  }
  return found;
}
