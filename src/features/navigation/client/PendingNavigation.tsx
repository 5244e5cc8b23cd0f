import {useLayoutEffect, useRef, useState, type ReactElement} from 'react';
import {Route} from 'react-router-dom';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import ClientLifecyclesDispatcher, {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {useHistory, type useLocation} from '@docusaurus/router';
import {fetchUnknownPage} from './fetchUnknownPage';
import preload from './preload';
import {keepPosition, makeRoomFor, positionIn, returnTo} from './scrollPosition';

type Location = ReturnType<typeof useLocation>;

interface Shown {
  location: Location;
  previous: Location | null;
  /** The scroll position to return to, where the reader goes back or forward to another page. */
  position?: number;
}

/**
 * Keeps the page on the screen until the code of the next one is there, as Docusaurus' own does; but a navigation that
 * another overtakes is over at once. Upstream shows the second place when the code of the first has come (an empty
 * page, if its own has not), never ends the first (a progress bar that stays), and takes it for a page that was seen.
 *
 * A browser that goes back restores the scroll position right after the event. Upstream has shown the page by then, unless
 * something of it has to be fetched: then the position is restored on the old page, and upstream scrolls the new one to its top.
 */
export default function PendingNavigation({location, children}: {location: Location; children: ReactElement}) {
  const [shown, setShown] = useState<Shown>(() => {
    if (ExecutionEnvironment.canUseDOM) {
      dispatchLifecycleAction('onRouteUpdate', {previousLocation: null, location});
    }
    return {location, previous: null};
  });
  const history = useHistory();
  const isPending = useRef(false);
  const endRoom = useRef(() => {});
  useLayoutEffect(
    () =>
      // Before anything is rendered for the next address, and before the browser scrolls for it.
      history.listen((next, action) => {
        // While another one is pending, the browser may have scrolled the page for that.
        if (!isPending.current) {
          keepPosition(shown.location);
        }
        endRoom.current();
        if (action === 'POP' && next.pathname !== shown.location.pathname) {
          endRoom.current = makeRoomFor(next);
        }
      }),
    [history, shown.location],
  );
  useLayoutEffect(() => {
    if (location === shown.location) {
      return undefined;
    }
    let isOver = false;
    const isTraversal = history.action === 'POP';
    isPending.current = true;
    const end = dispatchLifecycleAction('onRouteUpdate', {previousLocation: shown.location, location});
    const show = (position?: number) => {
      isPending.current = false;
      setShown({location, previous: shown.location, position});
    };
    if (isTraversal && location.pathname === shown.location.pathname) {
      // The page stands there: before the browser restores the position, or goes to the anchor.
      show();
    } else {
      void load(location.pathname).then(() => {
        if (!isOver) {
          show(isTraversal ? positionIn(location) : undefined);
          endRoom.current();
        }
      });
    }
    return () => {
      isOver = true;
      end();
    };
  }, [history, location, shown.location]);
  // After the effect of ClientLifecyclesDispatcher, which scrolls to the top.
  useLayoutEffect(() => (shown.position === undefined ? undefined : returnTo(shown.position)), [shown]);
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
