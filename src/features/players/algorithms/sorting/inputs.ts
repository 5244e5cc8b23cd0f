/** Initial orders of the input. */
export const ORDERS = {random: '随机', nearly: '几乎有序', sorted: '已排好', reversed: '逆序', few: '只有 8 种值'} as const;

export type Order = keyof typeof ORDERS;

export const isOrder = (name: string): name is Order => Object.hasOwn(ORDERS, name);

/** Numbers from 0 up to 1, the same for the same seed: a linear congruential generator modulo 2³², with the multiplier 1664525. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Fisher-Yates: every order is equally likely. */
function shuffled(values: number[], random: () => number): number[] {
  const result = [...values];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}

/** n numbers; in nearly sorted ones, one in 32 is moved. The same n and order give the same numbers. */
export function inputOf(order: Order, n: number): number[] {
  const random = seeded(n);
  const rising = Array.from({length: n}, (_, i) => i);
  switch (order) {
    case 'sorted':
      return rising;
    case 'reversed':
      return rising.reverse();
    case 'few':
      return rising.map(() => Math.floor(random() * 8));
    case 'random':
      return shuffled(rising, random);
    case 'nearly':
      for (let moved = 0; moved < n / 32; moved += 1) {
        const taken = rising.splice(Math.floor(random() * n), 1);
        rising.splice(Math.floor(random() * n), 0, ...taken);
      }
      return rising;
  }
}
