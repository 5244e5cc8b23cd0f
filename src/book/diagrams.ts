import type {MermaidConfig} from 'mermaid';
import {render} from '../client/mermaid/render';

/** How the site's diagrams look in the light mode, written in by plugins/books/bundleDiagrams.ts. */
declare const MERMAID: MermaidConfig;

/** Draws all diagrams of a book in place of their sources: nobody scrolls to them on paper. */
async function drawAll(): Promise<void> {
  for (const element of document.querySelectorAll<HTMLElement>('[data-mermaid]')) {
    element.innerHTML = (await render(element.dataset.mermaid!, MERMAID))?.svg ?? element.innerHTML;
  }
}

void drawAll();
