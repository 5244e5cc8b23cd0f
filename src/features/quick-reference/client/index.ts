import {lazyModule} from '../../../shared/client/lazyModule';

const withCode = lazyModule('速查表的筛选', () => import(/* webpackChunkName: "quick-reference" */ './enhance'));

/** Loads the code of quick-reference tables (src/features/quick-reference/build) on pages that have any. */
export function onRouteDidUpdate(): void {
  if (document.querySelector('.quickref')) {
    withCode(({enhance}) => enhance());
  }
}
