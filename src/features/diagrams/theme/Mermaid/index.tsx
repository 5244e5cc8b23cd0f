// Change: the server writes the diagram's source, which reads without script; src/features/diagrams/client draws it when it comes near.
import type {CSSProperties, ReactNode} from 'react';
import OriginalMermaid from '@theme-init/Mermaid';
import type {Props} from '@theme/Mermaid';

interface Known extends Props {
  /** The height of its drawing, if it is known (src/features/diagrams/build/reserveHeight.ts). */
  room?: string;
}

function Source({value, room}: Known): ReactNode {
  return (
    <div
      className="docusaurus-mermaid-container"
      data-unsearched
      data-mermaid={value}
      data-needs-script=""
      style={room ? ({'--diagram-room': room} as CSSProperties) : undefined}
    >
      <pre>{value}</pre>
    </div>
  );
}

/** In development the page is drawn in the browser, where a saved diagram is drawn anew. */
export default process.env.NODE_ENV === 'production' ? Source : OriginalMermaid;
