/** Work that may yield between its steps. */
export type Steps<T> = Generator<void, T, void>;

/** Runs all steps synchronously. */
export function finished<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) {
    step = steps.next();
  }
  return step.value;
}

/** Runs the steps in time slices; between two slices the event loop runs. */
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
