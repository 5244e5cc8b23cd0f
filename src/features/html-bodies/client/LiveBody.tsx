import type {ReactElement, ReactNode} from 'react';
import {Prism} from 'prism-react-renderer';
import MDXContent from '@theme-init/MDXContent';
import includeLanguages from '@theme/prism-include-languages';

// The application is without them: elsewhere the server has coloured the code.
includeLanguages(Prism);

/**
 * The body of a page that React draws in the browser as well (isLive.ts). It comes with the chunk of the page, and the
 * page's script does not wait for the reader's first touch.
 */
export default function LiveBody({children}: {children: ReactElement}): ReactNode {
  return (
    <div data-live-body="" data-needs-script="">
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
