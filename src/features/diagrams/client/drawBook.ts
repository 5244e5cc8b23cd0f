import type {WithData} from '../../../shared/client/WithData';
import {render} from './render';

/** Draws all diagrams of a book in place of their sources: nobody scrolls to them on paper. */
async function drawAll(): Promise<void> {
  for (const element of document.querySelectorAll<WithData<'mermaid'>>('[data-mermaid]')) {
    element.innerHTML = (await render(element.dataset.mermaid, 'light'))?.svg ?? element.innerHTML;
  }
}

void drawAll();
