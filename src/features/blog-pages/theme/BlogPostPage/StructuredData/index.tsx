// Change: a title with `<` in it stays inside the script; upstream writes it as it is.
import {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import {inlineJson} from '@site/src/shared/pure/inlineJson';

export default function StructuredData(): ReactNode {
  const data = useBlogPostStructuredData();
  return (
    <Head>
      <script type="application/ld+json">{inlineJson(data)}</script>
    </Head>
  );
}
