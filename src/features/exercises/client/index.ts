let leave = () => {};
let shown = '';

/** Lets readers say how they did, on a page with exercises; without the code the answers open as they do without script. */
export function onRouteDidUpdate({location: {pathname}}: {location: {pathname: string}}): void {
  if (pathname === shown) {
    return;
  }
  shown = pathname;
  leave();
  leave = () => {};
  if (document.querySelector('.exercises')) {
    import(/* webpackChunkName: "exercises" */ './askResults').then(
      ({askResults}) => {
        if (pathname === shown) {
          leave = askResults();
        }
      },
      () => {},
    );
  }
}
