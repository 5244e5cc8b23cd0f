import {afterPaint} from '../../../shared/client/afterPaint';
import {lazyModule} from '../../../shared/client/lazyModule';

const withCode = lazyModule('表格的滚动', () => import(/* webpackChunkName: "wide-content" */ './enhance'));

/** Lets the wide tables of a page be scrolled by keyboard, where it has any. */
export function onRouteDidUpdate(): void {
  if (document.querySelector('.markdown table')) {
    withCode(({enhance}) => afterPaint(enhance));
  }
}
