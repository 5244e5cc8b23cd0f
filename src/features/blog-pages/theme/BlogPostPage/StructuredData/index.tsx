// Change: a title with `<` in it stays inside the script, and addresses are encoded; upstream writes both as they are.
import {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import {structuredData} from '@site/src/shared/pure/structuredData';

export default function StructuredData(): ReactNode {
  const data = useBlogPostStructuredData();
  return (
    <Head>
      <script type="application/ld+json">{structuredData(data)}</script>
    </Head>
  );
}
