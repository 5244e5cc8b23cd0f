/** Something a reader did to a part of the page that was not alive yet. */
export interface Kept {
  event: Event;
  target: Element;
  /** Of a field: what it holds now. */
  value?: string;
}

let appIsAlive = false;
let replaying = false;

/** The boxes that say what did not load, and the early search: a script has put them up, which answers for them. */
const AWAKE = '[role=alert],[data-early-search]';

/** Whether what happens to this element would be lost: the app has not taken over, or the part that answers for the element (`data-asleep`) has not. */
export const isAsleep = (element: Element): boolean =>
  !replaying && !element.closest(AWAKE) && (!appIsAlive || !!element.closest('[data-asleep]'));

/** Gives back what was kept for this owner and what lies in it; the document's root stands for the app itself. Parts of it that are still asleep keep theirs. */
export async function giveBack(kept: Kept[], owner: Element): Promise<void> {
  owner.removeAttribute('data-asleep');
  appIsAlive ||= owner === document.documentElement;
  if (!appIsAlive) {
    return;
  }
  const now = kept.filter(({target}) => !isAsleep(target));
  kept.splice(0, kept.length, ...kept.filter((one) => !now.includes(one)));
  for (const one of now) {
    if (one.target.isConnected) {
      repeat(one);
      // React renders what follows from one event in a microtask: the next one meets the state it led to.
      await null;
    }
  }
}

/** A copy of an event that a script dispatches acts like the first: a click presses, a letter reaches the shortcuts. */
function repeat({event, target, value}: Kept): void {
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
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
}
