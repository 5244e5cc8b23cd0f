// Change: the server writes the diagram's source, which reads without script; src/client/mermaid draws it when it comes near.
import type {ReactNode} from 'react';
import OriginalMermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';

function Source({value}: Props): ReactNode {
  return (
    <div className="docusaurus-mermaid-container" data-unsearched data-mermaid={value} data-needs-script="">
      <pre>{value}</pre>
    </div>
  );
}

/** In development the page is drawn in the browser, where a saved diagram is drawn anew. */
export default process.env.NODE_ENV === 'production' ? Source : OriginalMermaid;
