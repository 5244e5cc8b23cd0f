import type {Fault, Program} from './types';

/** A fault of a program, at the line of its text that the tool's words name, or else at its first fence. */
export function faultIn(
  {fences, source}: Program,
  name: string,
  {message, fix, words}: {message: string; fix: string; words: string},
): Fault {
  const line = lineIn(name, words);
  const text = {message, fix, words};
  if (source) {
    return {file: source, line: line ?? 1, ...text};
  }
  return {...placeOf(fences, line ?? 0), ...text};
}

/** Where a line (from 1; 0 is the opening fence) of fences joined by newlines stands on the page. */
export function placeOf(fences: Program['fences'], line: number): {file: string; line: number} {
  let rest = line;
  for (const fence of fences) {
    const length = fence.code.split('\n').length;
    if (rest <= length) {
      return {file: fence.file, line: fence.line + rest};
    }
    rest -= length;
  }
  const {file, line: last} = fences.at(-1)!;
  return {file, line: last};
}

/** The first line number that a tool gives for the file: `name:3:`, `name(3)` or `name", line 3`. */
function lineIn(name: string, words: string): number | undefined {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const match = new RegExp(`${escaped}(?::|\\(|", line )(\\d+)`).exec(words);
  return match ? Number(match[1]) : undefined;
}
