import {afterPaint} from '../../../shared/client/afterPaint';
import {part} from '../../../shared/client/part';

const withCode = part('公式的复制与滚动', () => import(/* webpackChunkName: "math" */ './enliven'));

/** Lets wide formulas of a page scroll, and copies formulas as TeX, where it has any. */
export function onRouteDidUpdate(): void {
  if (document.querySelector('.katex')) {
    withCode(({enliven}) => afterPaint(enliven));
  }
}
