// Change: the spinner is the site's two lanes, the error box speaks Chinese, and its button asks for every chunk of the page.
import {useState, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {useHistory, useLocation} from '@docusaurus/router';
import LoadError from '@site/src/shared/ui/LoadError';
import Spinner from '@site/src/shared/ui/Spinner';

export default function Loading({error, pastDelay}: Omit<LoadingComponentProps, 'error'> & {error: unknown}): ReactNode {
  const history = useHistory();
  // The place that is shown: it changes once the retry has been answered.
  const location = useLocation();
  const [retriedAt, setRetriedAt] = useState<typeof location>();
  const retrying = retriedAt === location;
  if (error && !retrying) {
    const retry = () => {
      setRetriedAt(location);
      // A navigation to the same place preloads all routes that match it, nested ones too.
      history.replace(history.location);
    };
    return <LoadError error={error} retry={retry} />;
  }
  return (pastDelay || retrying) && <Spinner />;
}
