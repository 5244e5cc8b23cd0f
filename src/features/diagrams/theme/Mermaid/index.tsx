// Change: the server writes the diagram's source, which reads without script; src/features/diagrams/client draws it when it comes near.
import type {CSSProperties, ReactNode} from 'react';
import type {Props} from '@theme/Mermaid';

interface Known extends Props {
  /** The height of its drawing, if it is known (src/features/diagrams/build/reserveHeight.ts). */
  room?: string;
}

export default function Mermaid({value, room}: Known): ReactNode {
  return (
    <div className="diagram">
      <div
        className="docusaurus-mermaid-container"
        data-unsearched
        data-mermaid={value}
        data-needs-script=""
        style={room ? ({'--diagram-room': room} as CSSProperties) : undefined}
      >
        <pre>{value}</pre>
      </div>
    </div>
  );
}
