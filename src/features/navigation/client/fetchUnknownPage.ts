import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {OtherBuildError} from '../../html-bodies/OtherBuildError';
import {fetchPage, forgetPage} from '../../html-bodies/pageBodies';
import {routePath} from '../../../shared/client/routePath';
import {ownRuntime} from '../../../shared/client/runtime';

const isUnknown = (path: string) => matchRoutes(routes, path).some(({route}) => route.path === '*');

/**
 * Requests an address that is not in the route table from the server: the running build may be older than that page.
 * Notes are registered on demand (registerNoteRoute.tsx) and have been requested there.
 *
 * @throws OtherBuildError when the site has been deployed since
 */
export async function fetchUnknownPage(pathname: string): Promise<void> {
  const path = routePath(pathname);
  if (path === undefined || !isUnknown(path)) {
    return;
  }
  // Without an answer the app shows its not-found page.
  const answer = await fetchPage(path).catch(() => undefined);
  forgetPage(path);
  if (answer?.runtime && answer.runtime !== ownRuntime()) {
    throw new OtherBuildError(path);
  }
}
