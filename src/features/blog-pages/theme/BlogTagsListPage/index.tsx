// Change: the page has a description.
import {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import OriginalBlogTagsListPage from '@theme-init/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <OriginalBlogTagsListPage {...props} />
      <PageMetadata description={`博客的 ${props.tags.length} 个标签，每个都写明收哪些博文`} />
    </>
  );
}
