// Change: in a list, the preview of a post knows where the post is, for its links to anchors.
import {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import OriginalContent from '@theme-init/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';
import {PreviewOf} from '@site/src/features/blog-pages/preview';

export default function BlogPostItemContent(props: Props): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return (
    <PreviewOf.Provider value={isBlogPostPage ? undefined : metadata.permalink}>
      <OriginalContent {...props} />
    </PreviewOf.Provider>
  );
}
