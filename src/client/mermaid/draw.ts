import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/theme-mermaid';
import {render} from './render';

const {theme, options} = (siteConfig.themeConfig as unknown as ThemeConfig).mermaid;

const drawn = new Set<HTMLElement>();

/** Draws one diagram in place of its source, in the colours of the page. */
export async function draw(element: HTMLElement): Promise<void> {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  if (await render(element, element.dataset.mermaid!, {...options, theme: theme[mode]})) {
    drawn.add(element);
  }
}

function redraw(): void {
  for (const element of drawn) {
    if (element.isConnected) {
      void draw(element);
    } else {
      drawn.delete(element);
    }
  }
}

new MutationObserver(redraw).observe(document.documentElement, {attributeFilter: ['data-theme']});
