import mermaid from 'mermaid';
import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/theme-mermaid';

const {theme, options} = (siteConfig.themeConfig as unknown as ThemeConfig).mermaid;

const drawn = new Set<HTMLElement>();
let count = 0;

/** Draws one diagram in place of its source; one that mermaid cannot read stays as its source. */
export async function draw(element: HTMLElement): Promise<void> {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
  mermaid.initialize({startOnLoad: false, ...options, theme: theme[mode]});
  count += 1;
  const id = `mermaid-svg-${count}`;
  try {
    const {svg, bindFunctions} = await mermaid.render(id, element.dataset.mermaid!);
    element.innerHTML = svg;
    bindFunctions?.(element);
    drawn.add(element);
  } catch (error) {
    // What mermaid leaves in the document (mermaid-js/mermaid#3205).
    document.getElementById(`d${id}`)?.remove();
    console.warn(error);
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
