import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {canonicalPath} from '../../../shared/client/canonicalPath';
import {readableHash} from '../../../shared/client/idOfHash';

/** Spells the address of the page as the router can read it. */
function spell(): void {
  const {pathname, search, hash} = window.location;
  const path = canonicalPath(pathname, siteConfig.baseUrl);
  const place = readableHash(hash);
  if (path !== pathname || place !== hash) {
    const address = path + search + place;
    if (path !== pathname && document.querySelector('[data-not-found]')) {
      window.location.replace(address);
    } else {
      window.history.replaceState(window.history.state, '', address);
    }
  }
}

/**
 * A client module, run before the router reads the address: servers answer /HTTP%26HTTPS or /intro.html with the page whose
 * route is /HTTP&HTTPS or /intro, and the router would replace it by the not-found page. A server that does not know the
 * spelling (GitHub Pages has no /intro/) is asked once more. A hash such as #100% would end the page where it is decoded.
 */
if (ExecutionEnvironment.canUseDOM) {
  spell();
  // A hash that the reader writes into the address bar, and the way back to one; the router listens later.
  window.addEventListener('popstate', spell);
}
