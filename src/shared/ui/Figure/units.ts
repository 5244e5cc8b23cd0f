const STEPS = [
  [1e15, 'P'],
  [1e12, 'T'],
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** Three digits are all that such figures are worth. */
export const digits = (value: number): string => (value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3))));

/** A number with the prefix of its power of a thousand: 6.74 G. */
export function withPrefix(value: number, unit: string): string {
  const [size, prefix] = STEPS.find(([step]) => value >= step * 0.9995) ?? [1, ''];
  return value === 0 ? '0' : `${digits(value / size)} ${prefix}${unit}`;
}

export const bytes = (value: number): string => withPrefix(value, 'B');
export const flop = (value: number): string => withPrefix(value, 'FLOP');

/** Whole numbers with a thin gap between thousands. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ' ');

export const percent = (value: number): string => `${digits(value * 100)}%`;

/** The letter that stands for something in a picture and in the table below it. */
export const letterOf = (index: number): string => String.fromCharCode(97 + index);
