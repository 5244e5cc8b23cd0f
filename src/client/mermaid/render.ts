import mermaid, {type MermaidConfig, type RenderResult} from 'mermaid';

let count = 0;

/** The drawing of a diagram; nothing of one that mermaid cannot read. */
export async function render(source: string, config: MermaidConfig): Promise<RenderResult | undefined> {
  mermaid.initialize({startOnLoad: false, ...config});
  count += 1;
  const id = `mermaid-svg-${count}`;
  try {
    return await mermaid.render(id, source);
  } catch (error) {
    // What mermaid leaves in the document (mermaid-js/mermaid#3205).
    document.getElementById(`d${id}`)?.remove();
    console.warn(error);
    return undefined;
  }
}
