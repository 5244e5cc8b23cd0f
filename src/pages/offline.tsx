import {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import OfflinePages from '@site/src/features/offline/OfflinePages';
import {useStart} from '@site/src/shared/client/useStart';
import PageHeader from '@site/src/shared/ui/PageHeader';

/** What is kept in this browser for times without a network, and the means to remove it. */
export default function Offline(): ReactNode {
  const start = useStart();
  return (
    <Layout>
      <PageMetadata title="离线阅读" description="把栏目保存在浏览器里，没有网络也能读笔记、搜全站；看保存了哪些、占多少空间，不要的移除" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="narrow-page">
        <PageHeader title="离线阅读">
          读过的页会留在这个浏览器里，最近的五十页没有网络也能读；整个栏目要存下来，按它的按钮。这些只在你的设备上，站点更新时跟着更新。
        </PageHeader>
        <OfflinePages />
        <p>
          要清掉一切，用浏览器的“清除网站数据”。笔记从<Link to={start}>这里</Link>读起。
        </p>
      </main>
    </Layout>
  );
}
