import {format} from 'd3-format';

/** Width of a text in ems, near enough to lay out labels: Han and full-width characters take one, Latin 0.56. */
export const ems = (text: string) => [...text].reduce((sum, char) => sum + (char > '\u2E7F' ? 1 : 0.56), 0);

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const superscript = (exponent: number) =>
  (exponent < 0 ? '⁻' : '') + [...String(Math.abs(exponent))].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');

const power = (base: number, exponent: number) => `${base}${superscript(exponent)}`;

/** A number as it is while short, with an SI prefix (k, M, G) when long. */
export function numberText(value: number): string {
  const short = value === 0 || (Math.abs(value) >= 0.001 && Math.abs(value) < 10_000);
  return format(short ? '.6~r' : '.4~s')(value);
}

/** The numbers along a logarithmic axis: plain while all are short, powers of its base otherwise. */
export function powerTexts(values: number[], base: number): string[] {
  const exponents = values.map((value) => Math.log(value) / Math.log(base));
  const long = values.some((value) => value >= 10_000 || value < 0.001);
  return long && exponents.every((exponent) => Math.abs(exponent - Math.round(exponent)) < 1e-9)
    ? exponents.map((exponent) => power(base, Math.round(exponent)))
    : values.map(numberText);
}
