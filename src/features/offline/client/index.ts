import siteConfig from '@generated/docusaurus.config';
import {pathBelow} from '../manifest';

interface Connection {
  saveData?: boolean;
}

/** Where a browser has no idle callback: after the page has settled. */
const SETTLED_MS = 2_000;

let code: Promise<typeof import('./start')> | undefined;

const whenIdle = (act: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(act, {timeout: 10_000}) : setTimeout(act, SETTLED_MS);

/** A client module: registers the service worker once the page is hydrated and idle, and reports each page that is read to it. */
export function onRouteDidUpdate({location}: {location: {pathname: string}}): void {
  const worker = (navigator as Partial<Navigator>).serviceWorker;
  const {connection} = navigator as {connection?: Connection};
  // With Save-Data nothing is precached; an active worker still gets the reports.
  if (!worker || (connection?.saveData && !worker.controller)) {
    return;
  }
  if (process.env.NODE_ENV !== 'production') {
    void worker.getRegistration().then((left) => left?.unregister());
    return;
  }
  whenIdle(() => {
    code ??= import(/* webpackChunkName: "offline" */ './start');
    const page = pathBelow(new URL(siteConfig.baseUrl, window.location.href).href, new URL(location.pathname, window.location.href));
    code.then(({visit}) => visit(page ?? '')).catch(() => (code = undefined));
  });
}
