/** Runs a task when what has just been put into the document is on the screen: a task that measures would otherwise lay the page out once more before that. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
