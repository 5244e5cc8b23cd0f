// Change: new (upstream is empty); the search modal lives above the routes, so that a page change keeps it (conformance T27). What readers did before the app was hydrated is given back.
import {useEffect, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {markReady} from '@site/src/shared/client/markReady';
import {takeOverSearch} from '@site/src/features/search/client/modal';
import {SearchHost} from '@site/src/features/search/client/SearchHost';

export default function Root({children}: {children: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  // After the effects of all that lies below, in the render that enables the colour toggle.
  useEffect(() => {
    if (isBrowser) {
      void markReady(document.documentElement).then(takeOverSearch);
    }
  }, [isBrowser]);
  return (
    <>
      {children}
      <SearchHost />
    </>
  );
}
