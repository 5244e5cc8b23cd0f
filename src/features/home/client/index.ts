/** The keys of the map of lanes, on the page that has it: its code comes when it is there. */
export function onRouteDidUpdate(): void {
  if (document.getElementById('lanes')) {
    void import(/* webpackChunkName: "lanes" */ './walkLanes').then(
      ({walkLanes}) => walkLanes(),
      // Without it Tab reaches the first station of each lane, and a pointer all.
      () => {},
    );
  }
}
