// Change: a diagram is drawn by script alone: where one is in view, the script does not wait for the reader (src/client/early); its source is in the HTML, for editions and books.
import type {ReactNode} from 'react';
import OriginalMermaid from '@theme-original/Mermaid';
import type {Props} from '@theme/Mermaid';

export default function Mermaid(props: Props): ReactNode {
  return (
    <div data-needs-script="" data-mermaid={props.value}>
      <OriginalMermaid {...props} />
    </div>
  );
}
