// Change: a title with `<` in it stays inside the script, and addresses are encoded; upstream writes both as they are.
import {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import {structuredData} from '@site/src/shared/pure/structuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function StructuredData({breadcrumbs}: Props): ReactNode {
  const data = useBreadcrumbsStructuredData({breadcrumbs});
  return (
    <Head>
      <script type="application/ld+json">{structuredData(data)}</script>
    </Head>
  );
}
