import type {WithData} from '../../../shared/client/WithData';
import {render} from './render';

/** Drawn diagrams. Weak: a strong reference would keep the DOM of pages that were left in memory. */
const drawn = new WeakSet<HTMLElement>();

/** Draws one diagram in place of its source, in the colours of the page; one that mermaid cannot read stays as its source. */
export async function draw(element: WithData<'mermaid'>): Promise<void> {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  const drawing = await render(element.dataset.mermaid, mode);
  if (drawing) {
    keepHeight(element);
    element.innerHTML = drawing.svg;
    drawing.bindFunctions?.(element);
    drawn.add(element);
  }
}

/** Keeps the height of a visible source, so that the content below does not move up when a lower drawing replaces it. */
function keepHeight(element: HTMLElement): void {
  const {top, bottom, height} = element.getBoundingClientRect();
  if (bottom > 0 && top < innerHeight) {
    element.style.minHeight = `${height}px`;
  }
}

function redraw(): void {
  for (const element of document.querySelectorAll<WithData<'mermaid'>>('[data-mermaid]')) {
    if (drawn.has(element)) {
      void draw(element);
    }
  }
}

new MutationObserver(redraw).observe(document.documentElement, {attributeFilter: ['data-theme']});
