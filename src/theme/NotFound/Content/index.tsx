// Change: names the pages whose words the missing path has and offers a search for them, and the ways into the site; titles the page below /docs too.
import {lazy, Suspense, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import {useStart} from '@site/src/shared/client/useStart';
import Network from './Network';
import {titleOfPath, wordsOfPath} from './wordsOfPath';
import styles from './styles.module.css';

// Without it the form is there.
const NearestPages = lazy(() =>
  import(/* webpackChunkName: "nearest-pages" */ '@site/src/features/search/NearestPages').catch(() => ({default: () => null})),
);

export default function NotFoundContent(): ReactNode {
  const {pathname} = useLocation();
  const start = useStart();
  // A site may be without a blog.
  const hasBlog = useThemeConfig().navbar.items.some(({to}) => to === '/blog');
  // One file is served for every missing path: its words are only known in the browser.
  const words = useIsBrowser() ? wordsOfPath(pathname) : '';
  return (
    <main className={styles.page} data-not-found="">
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      <p className={styles.code}>404</p>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>这个地址没有内容：可能打错了字，也可能文章已经改名。</p>
      {words && (
        <Suspense fallback={null}>
          <NearestPages words={words} title={titleOfPath(pathname)} />
        </Suspense>
      )}
      <form action={useBaseUrl('/search')} role="search" className={styles.search} data-needs-script="">
        <input key={words} name="q" type="search" defaultValue={words} maxLength={64} aria-label="搜索笔记" placeholder="搜索笔记" />
        <button type="submit" className="action action-first">
          搜索
        </button>
      </form>
      <ul className={styles.ways}>
        <li>
          <Link to="/">首页</Link>
        </li>
        <li>
          <Link to={start}>开始阅读</Link>
        </li>
        {hasBlog && (
          <li>
            <Link to="/blog">全部博文</Link>
          </li>
        )}
      </ul>
      <Network />
    </main>
  );
}
