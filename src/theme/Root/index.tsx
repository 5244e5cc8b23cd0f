// Change: new (upstream is empty); the search modal lives above the routes, so that a page change keeps it (conformance T27). What readers did before the app was alive is given back.
import {useEffect, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {alive} from '@site/src/client/early/alive';
import {SearchHost} from '@site/src/search/SearchHost';

export default function Root({children}: {children: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  // After the effects of all that lies below, in the render that enables the colour toggle.
  useEffect(() => {
    if (isBrowser) {
      alive(document.documentElement);
    }
  }, [isBrowser]);
  return (
    <>
      {children}
      <SearchHost />
    </>
  );
}
