import {markReady} from '../../../shared/client/markReady';
import {matches} from '../../../shared/client/matches';

/** Shows the terms that have all the words typed, the fields that have such terms, and says how many. */
function filter(box: Element) {
  const typed = box.querySelector('input')!.value.trim();
  const terms = [...box.querySelectorAll<HTMLElement>('.glossary-term')];
  terms.forEach((term) => (term.hidden = !matches(term.textContent, typed)));
  for (const list of box.querySelectorAll('dl')) {
    const heading = list.previousElementSibling as HTMLElement;
    heading.hidden = list.querySelector('.glossary-term:not([hidden])') === null;
  }
  const shown = terms.filter((term) => !term.hidden).length;
  const text = !typed ? `共 ${terms.length} 条` : shown > 0 ? `${terms.length} 条里的 ${shown} 条` : '没有这个词，换个说法，或用站内搜索';
  box.querySelector('[role="status"]')!.textContent = text;
}

/** Opens the term that the address names; the names of terms are ASCII. */
function openTarget() {
  const term = document.getElementById(location.hash.slice(1));
  term?.querySelector('.glossary-term > dd > details')?.setAttribute('open', '');
}

/** Gives the glossary its filter, once, and shows the term for which one came. */
export function enhance(): void {
  const box = document.querySelector<HTMLElement>('.glossary:not([data-ready])');
  if (box) {
    box.dataset.ready = '';
    box.querySelector('input')!.addEventListener('input', () => filter(box));
    addEventListener('hashchange', openTarget);
    void markReady(box.querySelector('.glossary-bar')!);
  }
  openTarget();
}
