import {copyTex} from './copyTex';

const LABEL = '公式，可以左右滚动';

/** Tables scroll as a whole. */
const FORMULA = '.katex-display, .katex:not(.katex-display *, table *)';

/** A line of its own is as wide as its box says; of one in a line, each part that cannot break must fit into the text. */
function isWide(formula: HTMLElement): boolean {
  if (formula.matches('.katex-display')) {
    return formula.scrollWidth > formula.clientWidth;
  }
  const room = formula.closest('p, li, dd, blockquote, div')!.clientWidth;
  return [...formula.querySelectorAll('.katex-html > .base')].some((part) => part.getBoundingClientRect().width > room + 1);
}

function fit() {
  const formulas = [...document.querySelectorAll<HTMLElement>(FORMULA)];
  formulas.forEach((formula) => delete formula.dataset.wide);
  const wide = new Set(formulas.filter(isWide));
  for (const formula of formulas) {
    if (wide.has(formula)) {
      formula.dataset.wide = '';
      formula.tabIndex = 0;
      formula.setAttribute('role', 'group');
      formula.setAttribute('aria-label', LABEL);
    } else if (formula.getAttribute('aria-label') === LABEL) {
      ['tabindex', 'role', 'aria-label'].forEach((name) => formula.removeAttribute(name));
    }
  }
}

let width = 0;

/** All articles of a page have the same width: the first one is observed. */
const widths = new ResizeObserver(([entry]) => {
  // An element that was removed has no width: the next page is measured by its own call of `enhance`.
  if (entry?.target.isConnected && entry.contentRect.width !== width) {
    width = entry.contentRect.width;
    fit();
  }
});

let isListening = false;

/** Marks the formulas that have to scroll, on this page and whenever its text becomes wider or narrower. */
export function enhance(): void {
  if (!isListening) {
    isListening = true;
    document.addEventListener('copy', copyTex);
  }
  widths.disconnect();
  width = 0;
  const text = document.querySelector('article');
  if (text) {
    widths.observe(text);
  }
}
