import {useEffect, useRef} from 'react';
import {siteIndex} from './siteIndex';

/** Calls back whenever another file of the embedded index has been indexed. */
export function useGrowingIndex(onGrowth: () => void): void {
  const latest = useRef(onGrowth);
  useEffect(() => {
    latest.current = onGrowth;
  });
  useEffect(() => siteIndex()?.onGrowth(() => latest.current()), []);
}
