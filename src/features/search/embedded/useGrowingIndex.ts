import {useEffect, useRef} from 'react';
import {siteIndex} from './siteIndex';

/** Calls back whenever more of the site's own index has arrived. */
export function useGrowingIndex(onGrowth: () => void): void {
  const latest = useRef(onGrowth);
  useEffect(() => {
    latest.current = onGrowth;
  });
  useEffect(() => siteIndex()?.onGrowth(() => latest.current()), []);
}
