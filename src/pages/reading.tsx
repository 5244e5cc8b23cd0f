import {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import PageHeader from '@site/src/shared/ui/PageHeader';
import Reading from '@site/src/features/reading-memory/Reading';

const DESCRIPTION = '读到哪里、读过哪些，以及本站在你的浏览器里存了什么：都在这一页，可以导出、导入、清除';

export default function ReadingPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata title="我的阅读" description={DESCRIPTION} />
      <Reading>
        <PageHeader title="我的阅读">{DESCRIPTION}。</PageHeader>
      </Reading>
    </Layout>
  );
}
