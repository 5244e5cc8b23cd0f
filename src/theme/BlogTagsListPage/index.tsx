// Change: the page gets a description; upstream gives it a title only.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="博客的全部标签，以及每个标签下的文章数" />
      <Original {...props} />
    </>
  );
}
