import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {decodePath} from '../../../shared/client/decodePath';

/**
 * A client module, run before the router reads the address: the server answers /HTTP%26HTTPS and /HTTP&HTTPS with
 * the same page, but the router only knows the second and would replace the page by the not-found page.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const decoded = decodePath(pathname);
  if (decoded !== pathname) {
    window.history.replaceState(window.history.state, '', decoded + search + hash);
  }
}
