/** A distance in a sentence or a cell, with a minus sign instead of a hyphen. */
export const shown = (n: number): string => (n === Infinity ? '∞' : String(n).replace('-', '−'));

/** `3 + 4 = 7`, `3 − 2 = 1`. */
export const sumOf = (a: number, b: number): string => `${shown(a)} ${b < 0 ? '−' : '+'} ${Math.abs(b)} = ${shown(a + b)}`;
