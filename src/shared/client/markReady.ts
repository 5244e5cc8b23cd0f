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
 * Event replay: a part of the page that becomes interactive after the app (an island, the element of a DOM module) is served
 * with the attribute `data-pending`. Events on it are captured until its code listens and calls `markReady` with that element;
 * then they are replayed in order. Parts without the attribute become interactive with the app.
 * @returns resolves when the captured events have been replayed
 */
export async function markReady(owner: Element): Promise<void> {
  if (window.early) {
    await window.early.markReady(owner);
  } else {
    owner.removeAttribute('data-pending');
  }
}
