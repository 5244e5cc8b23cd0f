// Change: a title with `<` in it stays inside the script; upstream writes it as it is.
import {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import {inlineJson} from '@site/src/shared/pure/inlineJson';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function StructuredData({breadcrumbs}: Props): ReactNode {
  const data = useBreadcrumbsStructuredData({breadcrumbs});
  return (
    <Head>
      <script type="application/ld+json">{inlineJson(data)}</script>
    </Head>
  );
}
