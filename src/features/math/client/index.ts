import {afterPaint} from '../../../shared/client/afterPaint';
import {lazyModule} from '../../../shared/client/lazyModule';

const withCode = lazyModule('公式的复制与滚动', () => import(/* webpackChunkName: "math" */ './enhance'));

/** Lets wide formulas of a page scroll, and copies formulas as TeX, where it has any. */
export function onRouteDidUpdate(): void {
  if (document.querySelector('.katex')) {
    withCode(({enhance}) => afterPaint(enhance));
  }
}
