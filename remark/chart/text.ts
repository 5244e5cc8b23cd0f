import {format} from 'd3-format';

/** Sizes are in units of the drawing; on phones src/css/chart.css enlarges the text to PHONE_SIZE, for which room is left. */
export const PHONE_SIZE = 17;

/** Width of a text in ems, near enough to lay out labels: Han and full-width characters take one, Latin 0.56. */
export const ems = (text: string) => [...text].reduce((sum, char) => sum + (char > '\u2E7F' ? 1 : 0.56), 0);

/** Width that a text may take on a phone. */
export const widthOf = (text: string) => ems(text) * PHONE_SIZE;

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const superscript = (exponent: number) =>
  (exponent < 0 ? '⁻' : '') + [...String(Math.abs(exponent))].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');

/** A tick's number: as it is while short, powers of ten and SI prefixes (k, M, G) when long. */
export function tickText(value: number): string {
  if (value === 0 || (Math.abs(value) >= 0.001 && Math.abs(value) < 10_000)) {
    return format('.6~r')(value);
  }
  const exponent = Math.log10(Math.abs(value));
  return Math.abs(exponent - Math.round(exponent)) < 1e-9 && (exponent < 0 || exponent >= 6)
    ? `${value < 0 ? '−' : ''}10${superscript(Math.round(exponent))}`
    : format('.4~s')(value);
}
