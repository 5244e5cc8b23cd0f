/** a, b, c, d, e, f of `matrix(…)`. */
type Matrix = [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const MATRICES: Record<string, (values: number[]) => Matrix> = {
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees = 0]) => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
  },
};

/**
 * The path that another is after a transform, so that its stroke is as wide as it says (`vector-effect`, which EPUB programs need
 * not know). Undefined for paths of more than straight lines between absolute points.
 */
export function flattened(path: string, transform: string): string | undefined {
  if (!/^[\sMLZ\d.,-]*$/.test(path)) {
    return undefined;
  }
  const matrix = [...transform.matchAll(/(\w+)\(([^)]*)\)/g)]
    .map(([, name = '', values = '']) => MATRICES[name]?.(values.split(/[\s,]+/).map(Number)) ?? IDENTITY)
    .reduce(times, IDENTITY);
  const [a, b, c, d, e, f] = matrix;
  const round = (value: number) => Math.round(value * 100) / 100;
  return path.replace(/(-?[\d.]+)[\s,]+(-?[\d.]+)/g, (_, x: string, y: string) => {
    const [left, top] = [Number(x), Number(y)];
    return `${round(a * left + c * top + e)} ${round(b * left + d * top + f)}`;
  });
}
