import {lazyModule} from '../../../shared/client/lazyModule';

const withPicture = lazyModule('线路图的图片', () => import(/* webpackChunkName: "lanes" */ './saveMap'));

/** The keys of the map of lanes and its picture, on the page that has it: its code comes when it is there. */
export function onRouteDidUpdate(): void {
  if (document.getElementById('lanes')) {
    void import(/* webpackChunkName: "lanes" */ './walkLanes').then(
      ({walkLanes}) => walkLanes(),
      // Without it Tab reaches the first station of each lane, and a pointer all.
      () => {},
    );
    withPicture(({offerPicture}) => offerPicture());
  }
}
