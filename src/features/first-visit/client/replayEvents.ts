/** Something a reader did to a part of the page that was not interactive yet. */
export interface CapturedEvent {
  event: Event;
  target: Element;
  /** Of a field: what it holds now. */
  value?: string;
}

/** The attribute of a part of the page whose own code has not taken over yet. */
export const PENDING = '[data-pending]';

let isHydrated = false;
let replaying = false;

/** Elements whose own script already handles their events: error boxes and the early search. */
const READY = '[role=alert],[data-early-search]';

/** Whether nobody handles events of this element yet: the app is not hydrated, or the part that the element belongs to is still marked `data-pending`. */
export const isPending = (element: Element): boolean =>
  !replaying && !element.closest(READY) && (!isHydrated || !!element.closest(PENDING));

/**
 * Replays what was captured for this owner and what lies in it; the document's root stands for the app itself.
 * Parts of it that are still pending have theirs replayed later.
 */
export async function replayEvents(captured: CapturedEvent[], owner: Element): Promise<void> {
  owner.removeAttribute('data-pending');
  isHydrated ||= owner === document.documentElement;
  if (!isHydrated) {
    return;
  }
  const now = captured.filter(({target}) => !isPending(target));
  captured.splice(0, captured.length, ...captured.filter((one) => !now.includes(one)));
  for (const one of now) {
    if (one.target.isConnected) {
      repeat(one);
      // React renders what follows from one event in a microtask: the next one meets the state it led to.
      await Promise.resolve();
    }
  }
}

/** A copy of an event that a script dispatches acts like the first: a click presses, a letter reaches the shortcuts. */
function repeat({event, target, value}: CapturedEvent): void {
  if (value !== undefined) {
    changeTo(target as HTMLInputElement, value);
  }
  replaying = true;
  target.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  replaying = false;
}

/** React takes a value for news only if the element's own setter (React's) did not write it. */
function changeTo(field: HTMLInputElement, value: string): void {
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
}
