/** A folder that mktemp made; `work` is where this checker runs a program. */
const SCRATCH = /\/tmp\/[^\s/'":,;)\]]+(?:\/work\b)?/g;
const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const CLOCK = '\\d{1,2}:\\d\\d:\\d\\d(?:\\.\\d+)?';
const ZONE = '(?: ?(?:[+-]\\d\\d:?\\d\\d|Z|UTC|GMT))?';
const TIMES = [
  `${DAY},? (?:${MONTH} +\\d{1,2}|\\d{1,2} ${MONTH} \\d{4}),? ${CLOCK}(?: \\d{4})?${ZONE}`,
  `${MONTH} +\\d{1,2} (?:${CLOCK}|\\d\\d:\\d\\d)(?: \\d{4})?${ZONE}`,
  `\\d{4}-\\d\\d-\\d\\d(?:[T ]\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?${ZONE})?`,
  CLOCK,
].map((pattern) => new RegExp(pattern, 'g'));
/** As long as Git's hashes, full or abbreviated. */
const HEX = /\b[0-9a-f]{7,40}\b/g;
const SHELL = /^\S*\bbash: (?:line \d+: )?/;

/** Whether a printed line is the one expected, but for times, dates, temporary paths, Git's hashes, and `⟨…⟩`, which stands for anything. */
export const sameLine = (expected: string, printed: string): boolean => patternOf(expected).test(normalLine(printed));

/** What a printed line, made normal, has to match. */
function patternOf(expected: string): RegExp {
  const pieces = normalLine(expected)
    .split(/⟨[^⟩]*⟩/)
    .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(HEX, anyHash));
  return new RegExp(`^${pieces.join('.*')}$`);
}

function normalLine(line: string): string {
  return TIMES.reduce(
    (text, pattern) => text.replace(pattern, '‹time›'),
    line.trimEnd().replace(SHELL, 'bash: ').replace(SCRATCH, '‹path›'),
  );
}

/** Digits alone are a hash only where the other line has a letter among them: a number must stay what it is. */
function anyHash(hash: string): string {
  return /\d/.test(hash) && /[a-f]/.test(hash) ? '[0-9a-f]{7,40}' : `(?:${hash}|(?=\\d*[a-f])[0-9a-f]{7,40})`;
}

export type Step = {kind: 'same' | 'expected' | 'printed'; text: string};

/** The shortest way from the expected lines to the printed ones; a line that is the same is given as expected. */
export function compare(expected: string, printed: string): Step[] {
  const [from, to] = [linesOf(expected), linesOf(printed)];
  const normal = to.map(normalLine);
  const same = from.map(patternOf).map((pattern) => normal.map((line) => pattern.test(line)));
  const common = from.map(() => to.map(() => 0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = from.length - 1; i >= 0; i--) {
    for (let j = to.length - 1; j >= 0; j--) {
      common[i]![j] = same[i]![j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    if (same[i]?.[j]) {
      steps.push({kind: 'same', text: from[i++]!});
      j++;
    } else if (j >= to.length || (i < from.length && at(i + 1, j) >= at(i, j + 1))) {
      steps.push({kind: 'expected', text: from[i++]!});
    } else {
      steps.push({kind: 'printed', text: to[j++]!});
    }
  }
  return steps;
}

/** Lines without trailing blanks and without empty lines at either end. */
export function linesOf(text: string): string[] {
  const trimmed = text.replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  return trimmed === '' ? [] : trimmed.split('\n').map((line) => line.trimEnd());
}
