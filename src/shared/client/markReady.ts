declare global {
  interface Window {
    /** Left by the inline script of a built page (src/features/first-visit); `npm start` has none, because there the app starts by itself. */
    early?: EarlyVisit;
  }

  /** What the inline script offers to the app; features add their own part. */
  interface EarlyVisit {
    markReady: (owner: Element) => Promise<void>;
  }
}

/**
 * The contract with what readers do early. A part of the page that becomes interactive after the app (an island, a DOM module's
 * element) is served with the attribute `data-pending`. What is done to it is captured until it calls `markReady` with that
 * element, once it listens; then it gets everything back, in order, which the promise tells. Without the attribute a part is
 * the app's.
 */
export async function markReady(owner: Element): Promise<void> {
  if (window.early) {
    await window.early.markReady(owner);
  } else {
    owner.removeAttribute('data-pending');
  }
}
