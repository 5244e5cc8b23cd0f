import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {OtherBuildError} from '../../html-bodies/OtherBuildError';
import {fetchPage, forgetPage} from '../../html-bodies/pageBodies';
import {routePath} from '../../../shared/client/routePath';
import {ownRuntime} from '../../../shared/client/runtime';

const isUnknown = (path: string) => matchRoutes(routes, path).some(({route}) => route.path === '*');

/**
 * Asks the server for an address that the table of routes does not have: what is shown may be older than the page there.
 * Notes, which are not in the table before they are learned, have been asked for (./notes).
 *
 * @throws OtherBuildError when the site has been deployed since
 */
export async function fetchUnknownPage(pathname: string): Promise<void> {
  const path = routePath(pathname);
  if (path === undefined || !isUnknown(path)) {
    return;
  }
  // Without an answer the app says what it knows: that it has no such page.
  const answer = await fetchPage(path).catch(() => undefined);
  forgetPage(path);
  if (answer?.runtime && answer.runtime !== ownRuntime()) {
    throw new OtherBuildError(path);
  }
}
