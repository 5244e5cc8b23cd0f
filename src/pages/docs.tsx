import {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {Redirect} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import {useStart} from '../shared/client/useStart';

/** /docs is a route of its own (specification 2.1); no note stands there, so it leads to the first one; without JavaScript, by a link. */
export default function Docs(): ReactNode {
  const start = useStart();
  const address = useBaseUrl(start);
  return (
    <>
      <PageMetadata title="文档" description="文档从“开始阅读”开始" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg" data-needs-script="">
        <h1>文档</h1>
        <Link to={start}>开始阅读</Link>
      </main>
      <Redirect to={address} />
    </>
  );
}
