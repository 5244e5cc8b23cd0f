import {lowerBound} from './postings';

/** Many strings joined by line feeds, so that one `indexOf` scan finds those that contain a substring. */
export interface Joined {
  text: string;
  starts: Uint32Array;
}

/** Joins strings without line feeds. */
export function join(strings: string[]): Joined {
  const starts = new Uint32Array(strings.length);
  let at = 1;
  strings.forEach((string, index) => {
    starts[index] = at;
    at += string.length + 1;
  });
  return {text: `\n${strings.join('\n')}\n`, starts};
}

/** The indices of the strings that contain `part`. */
export function holders({text, starts}: Joined, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at)) {
    const number = lowerBound(starts, at + 1) - 1;
    found.push(number);
    at = (starts[number + 1] ?? text.length) - 1;
  }
  return found;
}
