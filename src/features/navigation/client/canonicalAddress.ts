import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {canonicalPath} from '../../../shared/client/canonicalPath';

/**
 * A client module, run before the router reads the address: servers answer /HTTP%26HTTPS or /intro.html with the page whose
 * route is /HTTP&HTTPS or /intro, and the router would replace it by the not-found page. A server that does not know the
 * spelling (GitHub Pages has no /intro/) is asked once more.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const path = canonicalPath(pathname, siteConfig.baseUrl);
  if (path !== pathname) {
    const address = path + search + hash;
    if (document.querySelector('[data-not-found]')) {
      window.location.replace(address);
    } else {
      window.history.replaceState(window.history.state, '', address);
    }
  }
}
