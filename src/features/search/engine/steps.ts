/** Work that may be interrupted between its steps. */
export type Steps<T> = Generator<void, T, void>;

/** Does all steps in one go. */
export function finished<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  return step.value;
}

/** Does the steps in turns of so many milliseconds; between two turns the thread is free for what waits. */
export async function inTurns<T>(steps: Steps<T>, milliseconds: number): Promise<T> {
  for (;;) {
    const end = performance.now() + milliseconds;
    do {
      const step = steps.next();
      if (step.done) {
        return step.value;
      }
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
