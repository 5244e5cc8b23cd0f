// Change: comments, if set up, stand between a post and the links to its neighbours.
import {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import OriginalPaginator from '@theme-init/BlogPostPaginator';
import type {Props} from '@theme/BlogPostPaginator';
import Comments from '@site/src/features/comments/Comments';

export default function BlogPostPaginator(props: Props): ReactNode {
  return (
    <>
      <Comments key={useBlogPost().metadata.permalink} />
      <OriginalPaginator {...props} />
    </>
  );
}
