import mermaid, {type MermaidConfig, type RenderResult} from 'mermaid';

/** How diagrams look (docusaurus.config.ts), written in by src/features/diagrams. */
declare const MERMAID: {theme: Record<'light' | 'dark', MermaidConfig['theme']>; options: MermaidConfig};

let count = 0;

/** The drawing of a diagram; nothing of one that mermaid cannot read. */
export async function render(source: string, mode: 'light' | 'dark'): Promise<RenderResult | undefined> {
  mermaid.initialize({startOnLoad: false, ...MERMAID.options, theme: MERMAID.theme[mode]});
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
