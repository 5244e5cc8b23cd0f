import {lazyModule} from '../../../shared/client/lazyModule';

const withCode = lazyModule('速查表的筛选', () => import(/* webpackChunkName: "quick-reference" */ './enhance'));

/** Brings the quick-reference tables of a page to life (src/features/quick-reference/build), where it has any. */
export function onRouteDidUpdate(): void {
  if (document.querySelector('.quickref')) {
    withCode(({enhance}) => enhance());
  }
}
