/** What a field's text means (with the text that stands for it), or how to mend it. */
export type Parsed<Value> = {value: Value; text: string} | {message: string};

export interface Range {
  min: number;
  max: number;
}

const INTEGER = /^-?\d{1,9}$/;

/** Full-width digits and signs, as an input method types them, are as good as the others. */
const plain = (text: string) => text.normalize('NFKC').trim();

/** A whole number within limits. */
export function parseWhole(text: string, {min, max}: Range): Parsed<number> {
  const digits = plain(text);
  const value = Number(digits);
  if (!INTEGER.test(digits) || value < min || value > max) {
    return {message: `请填 ${min} 到 ${max} 之间的整数。`};
  }
  return {value, text: String(value)};
}

export interface ListRange extends Range {
  /** How many numbers, at least and at most. */
  length: Range;
}

/** Whole numbers parted by spaces or commas, Chinese ones too. */
export function parseList(text: string, {length, ...range}: ListRange): Parsed<number[]> {
  const parts = plain(text)
    .split(/[\s,、;]+/)
    .filter(Boolean);
  const wrong = parts.find((part) => 'message' in parseWhole(part, range));
  if (wrong !== undefined) {
    return {message: `“${wrong}”不行：每个数是 ${range.min} 到 ${range.max} 之间的整数，用空格或逗号隔开。`};
  }
  if (parts.length < length.min || parts.length > length.max) {
    const wanted = length.min === length.max ? `${length.min} 个数` : `${length.min} 到 ${length.max} 个数`;
    return {message: `要 ${wanted}，现在是 ${parts.length} 个。`};
  }
  const value = parts.map(Number);
  return {value, text: value.join(' ')};
}
