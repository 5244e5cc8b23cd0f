import {createHash} from 'node:crypto';

/** A program broken in one place. */
export interface Mutant {
  /** Line of the program's text, from 1. */
  line: number;
  /** The line as it was and as it is now, without the blanks around. */
  was: string;
  is: string;
  /** The whole program. */
  text: string;
}

/** Ways to break a line, each with a name; every place of a line that fits is a mutant. Blanks around `<` keep templates and shifts out. */
const OPERATORS: [find: RegExp, put: string][] = [
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ == /g, ' != '],
  [/ != /g, ' == '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  // Off by one.
  [/ [+-] 1\b(?![.\d])/g, ''],
  [/(?<=[\w)\]]) \+ (?=\w)/g, ' - '],
  [/(?<=[\w)\]]) - (?=\w)/g, ' + '],
  [/(?<=for \([^;]* = )0(?=[,;])/g, '1'],
  [/(?<=for \([^;]* = )1(?=[,;])/g, '0'],
  [/ \+= /g, ' -= '],
  [/ -= /g, ' += '],
  // Bounds and sides that change places.
  [/\bstd::min\b/g, 'std::max'],
  [/\bstd::max\b/g, 'std::min'],
  [/(?<=->|\.)left\b(?!\.size)/g, 'right'],
  [/(?<=->|\.)right\b(?!\.size)/g, 'left'],
  [/\blo\b(?= [<+])/g, 'hi'],
  [/(?<== )mid;/g, 'mid + 1;'],
  // A barrier that is lost.
  [/__sync(?:threads|warp)\(\);/g, ''],
  [/\bcudaDeviceSynchronize\(\)/g, 'cudaSuccess'],
];

/** Lines that judge or print: to break them says nothing of the check. */
const JUDGING = /\b(?:require|CHECK|check|assert|static_assert|printf|puts|exit|abort)\s*\(|std::c(?:out|err)|^\s*(?:\/\/|#|using\b)/;

/**
 * All mutants of a program in the lines that a page shows of it, without main and the functions called check…: what they do is the check.
 * @param shown the shown text; all of the program counts when that is shown
 */
export function mutantsOf(text: string, shown: string): Mutant[] {
  const lines = text.split('\n');
  const isShown = new Set(shown.split('\n').map(withoutLabel));
  const isChecking = checkingLines(lines);
  return lines.flatMap((line, at): Mutant[] => {
    const code = line.replace(/\/\/.*$/, '');
    const isLeft = isChecking.has(at) || JUDGING.test(line) || !isShown.has(withoutLabel(line));
    if (isLeft) {
      return [];
    }
    return OPERATORS.flatMap(([find, put]) =>
      [...code.matchAll(find)]
        .filter(({index}) => !isQuoted(code, index))
        .map((match) => {
          const is = line.slice(0, match.index) + put + line.slice(match.index + match[0].length);
          const broken = [...lines.slice(0, at), is, ...lines.slice(at + 1)].join('\n');
          return {line: at + 1, was: line.trim(), is: is.trim(), text: broken};
        }),
    );
  });
}

/** The same few of many each time, spread over the program: those whose digest with the seed is smallest. */
export function choose(mutants: Mutant[], most: number, seed: string): Mutant[] {
  const rank = ({line, is}: Mutant) => createHash('sha256').update(`${seed}\n${line}\n${is}`).digest('hex');
  const ranked = mutants.map((mutant) => ({mutant, rank: rank(mutant)})).sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return ranked
    .slice(0, most)
    .map(({mutant}) => mutant)
    .sort((a, b) => a.line - b.line);
}

/** A page shows no labels of players (`// @step`). */
const withoutLabel = (line: string): string => line.replace(/\s*\/\/ @\w+\s*$/, '').trim();

const CHECKING = /^(?:int|auto)\s+main\s*\(|^[\w:<>]+\s+check\w*\s*\(/;
/** A closing brace at the edge, or a function of one line. */
const ENDS = /^\}|^\S.*\{.*\}\s*$/;

/** The indices of the lines of main and of functions that only check. */
function checkingLines(lines: string[]): Set<number> {
  const found = new Set<number>();
  let isInside = false;
  lines.forEach((line, at) => {
    isInside ||= CHECKING.test(line);
    if (isInside) {
      found.add(at);
      isInside = !ENDS.test(line);
    }
  });
  return found;
}

const isQuoted = (code: string, index: number): boolean => (code.slice(0, index).match(/(?<!\\)"/g) ?? []).length % 2 === 1;
