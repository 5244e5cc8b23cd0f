/** How a step ended: its exit status, and what it printed. */
export interface Outcome {
  status: number;
  output: string;
}

/**
 * Runs steps that do not depend on each other, in this order, at most `limit` at a time. Each is reported when it ends, with
 * its seconds; a failure stops none of the others.
 * @returns the names of those that failed
 * @throws Error when there is no step
 */
export async function sideBySide(
  names: string[],
  limit: number,
  run: (name: string) => Promise<Outcome>,
  report: (name: string, outcome: Outcome, seconds: number) => void,
): Promise<string[]> {
  if (names.length === 0) {
    throw new Error('没有要跑的步骤：写上 package.json 里脚本的名字。');
  }
  const waiting = [...names];
  const failed = new Set<string>();
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const start = performance.now();
      const outcome = await run(name);
      report(name, outcome, (performance.now() - start) / 1_000);
      if (outcome.status !== 0) {
        failed.add(name);
      }
    }
  };
  await Promise.all(Array.from({length: limit}, work));
  return names.filter((name) => failed.has(name));
}
