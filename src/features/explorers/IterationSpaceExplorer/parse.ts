import {determinant, isPositive, type Matrix, type Vector} from './model';
import type {Parsed} from '../../../shared/pure/parse';

const MAX_OFFSET = 3;
const MAX_ACCESSES = 4;
/** Entries of a matrix: beyond this the picture is too wide to see anything. */
const MAX_COEFFICIENT = 3;

export const textOf = ([a, b]: Vector): string => `(${a},${b})`;
export const listText = (vectors: readonly Vector[]): string => vectors.map((vector) => vector.join(',')).join('; ');
export const matrixText = (matrix: Matrix): string => matrix.map((line) => line.join(' ')).join('; ');

/** Whole numbers of one line: parted by commas or spaces, full-width signs too. */
function numbersOf(text: string): number[] {
  const parts = text.split(/[\s,、]+/).filter(Boolean);
  return parts.map((part) => (/^[+-]?\d$/.test(part) ? Number(part) : NaN));
}

const pairsOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[()[\]]/g, ' ')
    .replace(/−/g, '-')
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({part, numbers: numbersOf(part)}));

/** Distances such as `1,-1; 0,1`, each of which points from what runs earlier to what runs later. */
export function parseDistances(text: string): Parsed<Vector[]> {
  const pairs = pairsOf(text);
  for (const {part, numbers} of pairs) {
    if (numbers.length !== 2 || !numbers.every((value) => Math.abs(value) <= MAX_OFFSET)) {
      return {message: `“${part}”不行：一个距离是两个 −${MAX_OFFSET} 到 ${MAX_OFFSET} 的整数，例如 1,-1；几个距离用分号隔开。`};
    }
    const distance = numbers as unknown as Vector;
    if (!isPositive(distance)) {
      const turned = distance.map((value) => -value || 0) as unknown as Vector;
      return {
        message: distance.every((value) => value === 0)
          ? '(0,0) 是同一次迭代之内的先后，换循环次序动不了它，不用填。'
          : `${textOf(distance)} 的第一个非零数是负的，等于说依赖别人的先跑。把它倒过来写成 ${textOf(turned)}。`,
      };
    }
  }
  if (pairs.length < 1 || pairs.length > MAX_ACCESSES) {
    return {message: `要 1 到 ${MAX_ACCESSES} 个距离，现在是 ${pairs.length} 个。`};
  }
  const value = [...new Map(pairs.map(({numbers}) => [numbers.join(), numbers as unknown as Vector])).values()];
  return {value, text: listText(value)};
}

/** A unimodular matrix such as `1 0; 1 1`, row by row. */
export function parseMatrix(text: string): Parsed<Matrix> {
  const rows = pairsOf(text).map(({numbers}) => numbers);
  if (rows.length !== 2 || !rows.every((row) => row.length === 2 && row.every((value) => Math.abs(value) <= MAX_COEFFICIENT))) {
    return {message: `填两行两列 −${MAX_COEFFICIENT} 到 ${MAX_COEFFICIENT} 的整数，行与行用分号隔开，例如 1 0; 1 1。`};
  }
  const value = rows as unknown as Matrix;
  const size = determinant(value);
  if (Math.abs(size) !== 1) {
    return {message: `行列式是 ${size}，要是 1 或 −1 才行：${size === 0 ? '现在有几次迭代会叠在一点上。' : '现在新空间里有空着的整点。'}`};
  }
  return {value, text: matrixText(value)};
}

export const withinPicture = (matrix: Matrix): boolean => matrix.flat().every((value) => Math.abs(value) <= MAX_COEFFICIENT);
