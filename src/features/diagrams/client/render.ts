import mermaid, {type MermaidConfig, type RenderResult} from 'mermaid';
import {themeOf, withTokens} from './theme';

/** How diagrams are laid out (config/mermaid.ts), written in by src/features/diagrams. */
declare const MERMAID: {options: Omit<MermaidConfig, 'themeVariables'> & {themeVariables: object}};

let count = 0;

/** The drawing of a diagram; nothing of one that mermaid cannot read. */
export async function render(source: string, mode: 'light' | 'dark'): Promise<RenderResult | undefined> {
  const {themeVariables, ...theme} = themeOf(mode);
  const {options} = MERMAID;
  mermaid.initialize({startOnLoad: false, ...options, ...theme, themeVariables: {...options.themeVariables, ...themeVariables}});
  count += 1;
  const id = `mermaid-svg-${count}`;
  try {
    const drawing = await mermaid.render(id, source);
    return {...drawing, svg: withTokens(drawing.svg)};
  } catch (error) {
    // What mermaid leaves in the document (mermaid-js/mermaid#3205).
    document.getElementById(`d${id}`)?.remove();
    console.warn(error);
    return undefined;
  }
}
