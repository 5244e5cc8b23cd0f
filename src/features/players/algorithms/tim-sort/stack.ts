/** How long the runs are that stand between the cuts. */
export const lengthsOf = (cuts: readonly number[]): number[] => cuts.slice(1).map((cut, i) => cut - cuts[i]!);

/** Why two runs must be merged now: in words, as the rule names the top of the stack X, then Y, Z and W. */
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
