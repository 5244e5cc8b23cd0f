import {lazyModule} from '../../../shared/client/lazyModule';

const withMap = lazyModule('线路图的图片', () => import(/* webpackChunkName: "lanes" */ './map'));

/** The keys of the map of lanes and its picture, on the page that has it: without the code Tab reaches the first station of each lane, and a pointer all. */
export function onRouteDidUpdate(): void {
  if (document.getElementById('lanes')) {
    withMap(({walkLanes, offerPicture}) => {
      walkLanes();
      offerPicture();
    });
  }
}
