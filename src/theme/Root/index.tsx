// Change: new (upstream is empty); the search modal lives above the routes, so that a page change keeps it (conformance T27).
import type {ReactNode} from 'react';
import {SearchHost} from '@site/src/search/SearchHost';

export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <SearchHost />
    </>
  );
}
