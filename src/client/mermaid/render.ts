import mermaid, {type MermaidConfig} from 'mermaid';

let count = 0;

/** Draws a diagram into an element, and says whether it could. One that mermaid cannot read stays as its source. */
export async function render(element: HTMLElement, source: string, config: MermaidConfig): Promise<boolean> {
  mermaid.initialize({startOnLoad: false, ...config});
  count += 1;
  const id = `mermaid-svg-${count}`;
  try {
    const {svg, bindFunctions} = await mermaid.render(id, source);
    element.innerHTML = svg;
    bindFunctions?.(element);
    return true;
  } catch (error) {
    // What mermaid leaves in the document (mermaid-js/mermaid#3205).
    document.getElementById(`d${id}`)?.remove();
    console.warn(error);
    return false;
  }
}
