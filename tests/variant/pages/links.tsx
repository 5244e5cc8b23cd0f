import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

/** Links below the fold: prefetching can be told apart by hover, touch and view. */
export default function Links() {
  return (
    <Layout title="链接">
      <main>
        <p style={{height: '200vh'}}>往下滚动。</p>
        <p>
          <Link to="/docs/guide/long">长文</Link>{' '}
          <Link to="/docs/nope" data-noBrokenLinkCheck>
            不存在的文档
          </Link>{' '}
          <Link to="/docs/guide/short">短文</Link>
        </p>
      </main>
    </Layout>
  );
}
