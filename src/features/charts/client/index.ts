import {afterPaint} from '../../../shared/client/afterPaint';
import {lazyModule} from '../../../shared/client/lazyModule';

const withCode = lazyModule('图上的读数', () => import(/* webpackChunkName: "chart" */ './enhance'));

/** Lets a reader point at the charts of a page. */
export function onRouteDidUpdate(): void {
  if (document.querySelector('.chart-svg')) {
    withCode(({enhance}) => afterPaint(enhance));
  }
}
