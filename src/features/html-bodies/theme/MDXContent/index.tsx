// Change: the body stands in a box of its own with a name, so that the client can leave it as it is or take it out of the HTML; that of a note also has what the route of the note needs.
import type {ReactElement, ReactNode} from 'react';
import OriginalMDXContent from '@theme-init/MDXContent';
import type {LeanPage} from '@site/src/features/html-bodies/types';

/** On the server, and in development; the client of a build has src/features/html-bodies/client/Body.tsx in its place. */
export default function MDXContent({children}: {children: ReactElement<object, LeanPage>}): ReactNode {
  const {body, live: LiveBody, metadata, frontMatter, contentTitle, toc, assets} = children.type;
  if (LiveBody) {
    return <LiveBody>{children}</LiveBody>;
  }
  // Notes that are unlisted, or not where their file is, are in the route table (src/features/lean/cuts/note-routes).
  const isInHtml = metadata?.sidebar && !metadata.unlisted && metadata.permalink.endsWith(`/${metadata.id}`);
  const note = body && isInHtml ? JSON.stringify({metadata, frontMatter, contentTitle, toc, assets}) : undefined;
  return (
    <div data-body={body ?? ''} data-page={note}>
      <OriginalMDXContent>{children}</OriginalMDXContent>
    </div>
  );
}
