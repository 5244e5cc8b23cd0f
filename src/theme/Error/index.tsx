// Change: Chinese, in the site's type.
import {type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';
import styles from './styles.module.css';

function Crash({error, tryAgain}: Props) {
  const message = getErrorCausalChain(error).map((e) => e.message).join('\n\n起因：\n');
  return (
    <main className={styles.crash}>
      <h1>页面已崩溃</h1>
      <button type="button" onClick={tryAgain}>
        重试
      </button>
      <p className={styles.message}>{message}</p>
    </main>
  );
}

/** The last resort, for errors outside the layout: the layout itself may be what throws, hence the inner boundary. */
export default function Error(props: Props): ReactNode {
  return (
    // The layout asks for a route context, which no longer exists here.
    <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
      <ErrorBoundary fallback={() => <Crash {...props} />}>
        <Head>
          <title>页面错误</title>
        </Head>
        <Layout>
          <Crash {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
