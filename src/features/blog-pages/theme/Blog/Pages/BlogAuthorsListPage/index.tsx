// Change: the page gets a description; upstream gives it a title only.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-init/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description={'写这个博客的人，以及各自的文章数'} />
      <Original {...props} />
    </>
  );
}
