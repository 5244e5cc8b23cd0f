import {isSlash, isToggle, type Key as SearchKey} from './keys';

/** The properties of a keyboard event that are used. */
export type Key = SearchKey & Pick<KeyboardEvent, 'isComposing'>;

/** Where a key is pressed. */
export interface Place {
  /** A form field, into which keys type. */
  isField: boolean;
  /** An element that handles arrow keys and spaces once it is interactive, such as a player. */
  handlesKeys: boolean;
  /** A button: Enter and space become a click, which is captured. */
  isPressed: boolean;
}

/** Form fields that are typed into. */
export const FIELD = 'input:not([type=range],[type=checkbox],[type=radio]),select,textarea,[contenteditable]';

const OF_THE_BROWSER = /^(?:Tab|F\d+|Shift|CapsLock)$/;
const OF_A_PRESS = /^(?:Enter| )$/;

/** The shortcuts of the search. */
export const opensSearch = (key: SearchKey): boolean => isToggle(key) || isSlash(key);

/** Whether a key that is pressed before the app is hydrated is captured for it, instead of doing what it does by itself. */
export function isCaptured(event: Key, {isField, isPressed, handlesKeys}: Place): boolean {
  const {key, ctrlKey, metaKey, altKey, isComposing} = event;
  if (isComposing || altKey || ctrlKey || metaKey) {
    return isToggle(event);
  }
  if (isField) {
    return handlesKeys && key === 'Enter';
  }
  if (handlesKeys) {
    return !OF_THE_BROWSER.test(key) && !(isPressed && OF_A_PRESS.test(key));
  }
  // A space scrolls the page; a letter does nothing by itself, and may be a shortcut.
  return key.length === 1 && key !== ' ';
}
