import {type ReactNode} from 'react';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import {structuredData} from '@site/src/shared/pure/structuredData';
import type {Props} from '@theme/BlogListPage/StructuredData';

/** What search engines read of a list of posts. */
export default function Script(props: Props): ReactNode {
  const data = structuredData(useBlogListPageStructuredData(props));
  return <script type="application/ld+json" dangerouslySetInnerHTML={{__html: data}} />;
}
