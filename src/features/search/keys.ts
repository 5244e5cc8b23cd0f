/** The properties of a keyboard event that the shortcuts use. */
export type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const plain = ({ctrlKey, metaKey, altKey}: Key) => !ctrlKey && !metaKey && !altKey;

/** Selector of the search button, which a click or a letter key activates. */
export const SEARCH_TRIGGER = '[data-search-trigger]';

/** Ctrl or Cmd plus K. */
export const isToggle = (event: Key): boolean =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** The slash that opens the search. */
export const isSlash = (event: Key): boolean => event.key === '/' && plain(event);

/** A letter or digit, of the number pad too; not a function key, not with a modifier (conformance T12). */
export const isPrefill = (event: Key): boolean => /^[a-z0-9]$/i.test(event.key) && plain(event);

/** Whether a key pressed in this element is being typed there (specification 5). */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));
}

/** Whether an input method is composing; Safari reports the key that commits as 229 after the composition's end. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
