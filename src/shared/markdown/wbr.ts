import type {Element} from 'hast';

/** A place where a line may end: no text, so that ids, search and copies stay as they are. */
export const wbr = (): Element => ({type: 'element', tagName: 'wbr', properties: {}, children: []});
