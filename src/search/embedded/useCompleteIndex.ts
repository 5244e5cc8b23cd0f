import {useEffect, useRef} from 'react';
import {siteIndex} from './siteIndex';

/** Calls back once when the text of the site's own index arrives; not when it was there before. */
export function useCompleteIndex(onComplete: () => void): void {
  const latest = useRef(onComplete);
  useEffect(() => {
    latest.current = onComplete;
  });
  useEffect(() => {
    const index = siteIndex();
    let isMounted = true;
    if (index && !index.isComplete()) {
      // After the client has cleared its cache, which it does at the same promise.
      void index.complete.then(() => isMounted && setTimeout(() => latest.current()));
    }
    return () => {
      isMounted = false;
    };
  }, []);
}
