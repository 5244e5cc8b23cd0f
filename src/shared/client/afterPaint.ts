/** Runs a task after the next paint, so that measuring in it does not force a synchronous layout before the new content is shown. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
