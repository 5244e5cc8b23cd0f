import {workFilterBar, type Narrowed} from '../../../shared/client/filterBar';
import {matches} from '../../../shared/client/matches';

/** Shows the terms that have all the words typed, and the fields that have such terms. */
function narrow(box: Element, typed: string): Narrowed {
  const terms = [...box.querySelectorAll<HTMLElement>('.glossary-term')];
  terms.forEach((term) => (term.hidden = !matches(term.textContent, typed)));
  for (const list of box.querySelectorAll('dl')) {
    const heading = list.previousElementSibling as HTMLElement;
    heading.hidden = list.querySelector('.glossary-term:not([hidden])') === null;
  }
  return {shown: terms.filter((term) => !term.hidden).length, total: terms.length};
}

/** Opens the term that the address names; the names of terms are ASCII. */
function openTarget() {
  const term = document.getElementById(location.hash.slice(1));
  term?.querySelector('.glossary-term > dd > details')?.setAttribute('open', '');
}

/** Gives the glossary its filter, once, and shows the term for which one came. */
export function enhance(): void {
  workFilterBar('glossary', {unit: '条', none: '没有这个词，换个说法，或用站内搜索', narrow});
  // One function: added again it stays one listener.
  addEventListener('hashchange', openTarget);
  openTarget();
}
