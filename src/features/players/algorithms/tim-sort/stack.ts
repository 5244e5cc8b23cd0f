/** Lengths of the runs between these boundaries. */
export const lengthsOf = (cuts: readonly number[]): number[] => cuts.slice(1).map((cut, i) => cut - cuts[i]!);

/** The violated invariant of the stack, in words; its runs are called X (top), Y, Z and W. */
export function faultOf(cuts: readonly number[]): string | undefined {
  const [x = 0, y = Infinity, z = Infinity, w = Infinity] = lengthsOf(cuts).reverse();
  if (z <= y + x) {
    return `Z ≤ Y + X（${z} ≤ ${y} + ${x}）`;
  }
  if (Number.isFinite(w) && w <= z + y) {
    return `W ≤ Z + Y（${w} ≤ ${z} + ${y}）`;
  }
  return y <= x ? `Y ≤ X（${y} ≤ ${x}）` : undefined;
}

/** Which run is merged with the one after it: the one under the top, or below that when this is shorter than the top. */
export function mergeAt(cuts: readonly number[]): number {
  const [x = 0, , z = Infinity] = lengthsOf(cuts).reverse();
  return cuts.length - 3 - Number(z < x);
}
