const LABEL = /\s*(?:\/\/|#) @(?<label>[a-z][a-z\d-]*)\s*$/;

/** The name that the comment `// @label` (`# @label` in Python) at its end gives a line, for players. */
export const labelOf = (line: string): string | undefined => LABEL.exec(line)?.groups?.label;

/** The code as readers see it: without the labels. */
export const withoutLabels = (code: string): string =>
  code
    .split('\n')
    .map((line) => line.replace(LABEL, ''))
    .join('\n');
