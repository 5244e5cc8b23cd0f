import {useLayoutEffect, useState, type ReactElement} from 'react';
import {Route} from 'react-router-dom';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import ClientLifecyclesDispatcher, {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import type {useLocation} from '@docusaurus/router';
import {fetchUnknownPage} from './fetchUnknownPage';
import preload from './preload';

type Location = ReturnType<typeof useLocation>;

interface Shown {
  location: Location;
  previous: Location | null;
}

/**
 * Keeps the page on the screen until the code of the next one is there, as Docusaurus' own does; but a navigation that
 * another overtakes is over at once. Upstream shows the second place when the code of the first has come (an empty
 * page, if its own has not), never ends the first (a progress bar that stays), and takes it for a page that was seen.
 */
export default function PendingNavigation({location, children}: {location: Location; children: ReactElement}) {
  const [shown, setShown] = useState<Shown>(() => {
    if (ExecutionEnvironment.canUseDOM) {
      dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location});
    }
    return {location, previous: null};
  });
  useLayoutEffect(() => {
    if (location === shown.location) {
      return undefined;
    }
    let isOver = false;
    const end = dispatchLifecycleAction('onRouteUpdate', {previousLocation: shown.location, location});
    const show = () => !isOver && setShown({location, previous: shown.location});
    void load(location.pathname).then(show);
    return () => {
      isOver = true;
      end();
    };
  }, [location, shown.location]);
  return (
    <ClientLifecyclesDispatcher previousLocation={shown.previous} location={shown.location}>
      <Route location={shown.location} render={() => children} />
    </ClientLifecyclesDispatcher>
  );
}

/** Loads a page's code and bodies, also with Save-Data: the reader has clicked. Other failures than lost code reload the page. */
async function load(pathname: string): Promise<void> {
  try {
    await Promise.all([preload(pathname), fetchUnknownPage(pathname)]);
  } catch (error) {
    console.warn(error);
    window.location.reload();
  }
}
