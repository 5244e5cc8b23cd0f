import {useEffect, type ReactNode} from 'react';
import Loading from '@theme/Loading';
import {OtherBuildError} from './OtherBuildError';

/**
 * Shown in place of a page whose body failed to load. If the body is of another build (after a deploy), the page is reloaded with
 * the code of that build; should the new document have the wrong body, too, that is a first load, which never reloads.
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
