import {useEffect, type ReactNode} from 'react';
import Loading from '@theme/Loading';
import {OtherBuildError} from './OtherBuildError';

/**
 * In the place of a page whose body did not come. After a deploy the page is opened anew, with the code of its build;
 * if that document has the wrong body too, it is its first load, which reloads nothing (firstLoad.tsx).
 */
export function BodyLoadError({error}: {error: unknown}): ReactNode {
  const isStale = error instanceof OtherBuildError;
  useEffect(() => {
    if (isStale) {
      window.location.reload();
    }
  }, [isStale]);
  return <Loading error={isStale ? undefined : error} pastDelay isLoading={false} timedOut={false} retry={() => {}} />;
}
