/** The part of a keyboard event that decides. */
export type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** Where a key is pressed. */
export interface Place {
  /** The search was asked for: what is typed now is a query. */
  searching: boolean;
  /** A field: what is typed stands in it. */
  isField: boolean;
  /** A player or the like, which will answer to arrows and spaces. */
  handlesKeys: boolean;
  /** A button: Enter and space become a click, which is kept. */
  isPressed: boolean;
}

const OF_THE_BROWSER = /^(?:Tab|F\d+|Shift|CapsLock)$/;
const OF_A_PRESS = /^(?:Enter| )$/;

const isToggle = ({key, ctrlKey, metaKey}: Key): boolean => (ctrlKey || metaKey) && key.toLowerCase() === 'k';

/** The shortcuts of the search (src/search/keys.ts). */
export const opensSearch = (key: Key): boolean => isToggle(key) || key.key === '/';

/** Whether a key that is pressed before the app is alive is kept for it, instead of doing what it does by itself. */
export function isKept(event: Key, {searching, isField, isPressed, handlesKeys}: Place): boolean {
  const {key, ctrlKey, metaKey, altKey, isComposing} = event;
  if (isComposing || altKey || ctrlKey || metaKey) {
    return isToggle(event) && !altKey;
  }
  if (isField) {
    return handlesKeys && key === 'Enter';
  }
  if (searching || handlesKeys) {
    return !OF_THE_BROWSER.test(key) && !(isPressed && OF_A_PRESS.test(key));
  }
  // A space scrolls the page; a letter does nothing by itself, and may be a shortcut.
  return key.length === 1 && key !== ' ';
}
