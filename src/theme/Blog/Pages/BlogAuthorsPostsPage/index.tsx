// Change: the page gets a description; upstream gives it a title only.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';

export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description={`${props.author.name}写的全部文章`} />
      <Original {...props} />
    </>
  );
}
