import type {Element, Root} from 'hast';
import {visit} from '../../../shared/markdown/visit';

function hasHan(element: Element): boolean {
  let found = false;
  visit(element, 'text', ({value}) => {
    found ||= /\p{Script=Han}/u.test(value);
  });
  return found;
}

/** Emphasis without a Han character (titles of journals) is marked English: italic there, dots under Han text. */
export default function latinEmphasis() {
  return (root: Root) => {
    visit(root, 'element', (element) => {
      if (element.tagName === 'em' && !hasHan(element)) {
        element.properties.lang = 'en';
      }
    });
  };
}
