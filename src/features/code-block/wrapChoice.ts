import {readStorage} from '../../shared/client/readStorage';

/** Kept in the browser when long lines of code are folded, on all pages. */
export const WRAP_KEY = 'code-wrap';

/** On `<html>`, for the stylesheet. */
export const WRAP_ATTRIBUTE = 'data-code-wrap';

/** Folds the long lines of a page as its reader chose; before the first paint, so that nothing moves. */
export const restoreWrap = (): unknown => document.documentElement.toggleAttribute(WRAP_ATTRIBUTE, readStorage(WRAP_KEY) === 'true');
