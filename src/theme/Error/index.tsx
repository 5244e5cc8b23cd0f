// Change: Chinese, in the site's type.
import {type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';
import Crash from '@site/src/shared/ui/Crash';

/** The last resort, for errors outside the layout: the layout itself may be what throws, hence the inner boundary. */
export default function Error(props: Props): ReactNode {
  const crash = <Crash title="页面已崩溃" {...props} />;
  return (
    // The layout asks for a route context, which no longer exists here.
    <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
      <ErrorBoundary fallback={() => crash}>
        <Head>
          <title>页面错误</title>
        </Head>
        <Layout>{crash}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
